// What PDF/UA-1 (ISO 14289-1) forbids, as far as a program can judge it.
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const opens = new Set<number>([OPS.beginMarkedContent, OPS.beginMarkedContentProps])
/** What leaves ink that isn't a letter. */
const draws = new Set<number>([
  OPS.constructPath,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.shadingFill,
])

export async function faultsOfPaper(file: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const pdf = await loading.promise
  const { info, metadata } = await pdf.getMetadata()
  const about: { readonly Title?: unknown; readonly Language?: unknown } = info
  const raw = String(metadata?.getRaw())
  const shown: unknown = await pdf.getViewerPreferences()
  const marks: unknown = await pdf.getMarkInfo()
  const faults = [
    ...fault(raw.includes('<pdfuaid:part>1</pdfuaid:part>'), 'does not say that it is PDF/UA'),
    ...fault(!/&(?!amp;|lt;|gt;)/.test(raw), 'its metadata are no XML'),
    ...fault(metadata?.get('dc:title') === about.Title, 'its metadata have another title'),
    ...fault(typeof about.Language === 'string', 'does not say its language'),
    ...fault(
      shown instanceof Map && shown.get('DisplayDocTitle') === true,
      'shows its file name for a title',
    ),
    ...fault(marks instanceof Map && marks.get('Marked') === true, 'is not marked'),
  ]
  const headings: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const tree: Node | null = await page.getStructTree()
    const roles = new Map<string, Node>()
    if (tree !== null) collect(tree, roles)
    for (const { role } of new Set(roles.values())) {
      if (/^H\d$/.test(role)) headings.push(Number(role.slice(1)))
    }
    for (const each of await faultsOn(page, roles)) faults.push(`page ${number}: ${each}`)
  }
  headings.forEach((level, index) => {
    if (level > (headings[index - 1] ?? 0) + 1) faults.push(`H${level} skips a level`)
  })
  await loading.destroy()
  return [...new Set(faults)]
}

const fault = (holds: boolean, words: string): string[] => (holds ? [] : [words])

type Node = {
  readonly role: string
  readonly alt?: string
  readonly children: readonly (Node | { readonly type: string; readonly id: string })[]
}

/** What each marked piece of the page is, by its id. */
function collect(node: Node, roles: Map<string, Node>): void {
  for (const child of node.children) {
    if ('role' in child) collect(child, roles)
    else roles.set(child.id, node)
  }
}

/** Ink that nobody is told of, and letters without a shape. */
async function faultsOn(page: PDFPageProxy, roles: ReadonlyMap<string, Node>) {
  const { fnArray, argsArray } = await page.getOperatorList()
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  // The operators name a piece by its number alone, the texts by its whole id.
  const ids = items.flatMap(item =>
    'type' in item && item.type !== 'endMarkedContent' ? [item.id] : [],
  )
  const open: (Node | 'artifact' | undefined)[] = []
  const faults: string[] = []
  let opened = 0
  fnArray.forEach((operation, index) => {
    if (opens.has(operation)) {
      const id = ids[opened]
      opened += 1
      const isArtifact = Object(argsArray[index])[0] === 'Artifact'
      open.push(isArtifact ? 'artifact' : id === undefined ? undefined : roles.get(id))
    } else if (operation === OPS.endMarkedContent) open.pop()
    else if (operation === OPS.showText || draws.has(operation)) {
      faults.push(...faultsOfInk(open.at(-1), operation, argsArray[index]))
    }
  })
  return faults
}

function faultsOfInk(place: Node | 'artifact' | undefined, operation: number, args: unknown) {
  const isText = operation === OPS.showText
  const what = isText ? 'text' : 'a drawing'
  if (place === undefined) return [`${what} is neither read out nor an artifact`]
  const faults: string[] = []
  if (isText && glyphsOf(args).some(glyph => Object(glyph).originalCharCode === 0)) {
    faults.push('a letter has no shape in its font')
  }
  if (place === 'artifact') return faults
  if (!isText && place.role !== 'Figure') faults.push(`a drawing is read out as ${place.role}`)
  if (place.role === 'Figure' && !place.alt) faults.push('a figure has no description')
  return faults
}

const glyphsOf = (args: unknown): unknown[] => {
  const [glyphs]: unknown[] = Array.isArray(args) ? args : []
  return Array.isArray(glyphs) ? glyphs : []
}
