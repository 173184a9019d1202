import { type AtRule, type Declaration, parse } from 'postcss'

/** The files of the families in a stylesheet that have characters of the page. */
export function fontFilesOf(css: string, html: string): string[] {
  const codes = [...new Set(html)].map(character => character.codePointAt(0) ?? 0)
  const files: string[] = []
  parse(css).walkAtRules('font-face', face => {
    const [, file] = /url\(([^)]+)\)/.exec(declared(face, 'src')) ?? []
    const ranges = declared(face, 'unicode-range').split(',').map(readRange)
    const isWanted = codes.some(code => ranges.some(([from, to]) => code >= from && code <= to))
    if (file !== undefined && isWanted) files.push(file)
  })
  return files
}

function declared(face: AtRule, property: string): string {
  const declaration = face.nodes?.find(
    (node): node is Declaration => node.type === 'decl' && node.prop === property,
  )
  return declaration?.value ?? ''
}

function readRange(range: string): [from: number, to: number] {
  const [from = Number.POSITIVE_INFINITY, to = from] = (range.match(/[\dA-F]+/gi) ?? []).map(hex =>
    Number.parseInt(hex, 16),
  )
  return [from, to]
}
