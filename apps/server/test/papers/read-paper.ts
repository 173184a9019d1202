// Reads a PDF as a program for people who can't see it does: text in its order, with what each part is.
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPaper = {
  readonly title: string
  readonly language: string
  readonly isTagged: boolean
  /** All text of each page, also what is only for the eye. */
  readonly pages: readonly string[]
  readonly headings: readonly string[]
  readonly paragraphs: readonly string[]
  /** The cells of each row of each table; the heads among them as `TH`. */
  readonly rows: readonly (readonly ReadCell[])[]
  /** What is said of each picture. */
  readonly pictures: readonly string[]
}

type ReadCell = { readonly role: string; readonly text: string }

type Content = { readonly type: string; readonly id: string }
type TreeNode = {
  readonly role: string
  readonly alt?: string
  readonly children: readonly (TreeNode | Content)[]
}

export async function readPaper(file: Uint8Array): Promise<ReadPaper> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const pdf = await loading.promise
  const { info } = await pdf.getMetadata()
  const about: { readonly Title?: unknown; readonly Language?: unknown } = info
  const marks: unknown = await pdf.getMarkInfo()
  const pages: string[] = []
  const parts: Part[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { text, byId } = await readText(page)
    pages.push(text)
    const tree: TreeNode | null = await page.getStructTree()
    if (tree !== null) parts.push(...partsOf(tree, byId))
  }
  await loading.destroy()
  const textsOf = (role: RegExp) => parts.flatMap(part => (role.test(part.role) ? [part.text] : []))
  return {
    title: String(about.Title),
    language: String(about.Language),
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    pages,
    headings: textsOf(/^H\d$/),
    paragraphs: textsOf(/^P$/),
    pictures: textsOf(/^Figure$/),
    rows: parts.flatMap(({ cells }) => (cells === undefined ? [] : [cells])),
  }
}

/** The text of each page alone, of papers with thousands of rows. */
export async function readPages(file: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push((await readText(await pdf.getPage(number))).text)
  }
  await loading.destroy()
  return pages
}

/** What is written on the first page, a line at a time, with the blanks that are in it. */
export async function readWritten(file: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(file), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  await loading.destroy()
  const glyphs: unknown[][] = fnArray.flatMap((operation, index) =>
    operation === OPS.showText ? [argsArray[index][0]] : [],
  )
  return glyphs.map(line => line.map(glyph => Object(glyph).unicode ?? '').join(''))
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What stands on a page, and what of it stands in each piece that is marked. */
async function readText(page: PDFPageProxy) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const byId = new Map<string, string>()
  const open: (string | undefined)[] = []
  const words: string[] = []
  for (const item of items) {
    if ('str' in item) {
      words.push(item.str)
      const id = open.findLast(each => each !== undefined)
      const space = item.hasEOL ? ' ' : ''
      if (id !== undefined) byId.set(id, `${byId.get(id) ?? ''}${item.str}${space}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? undefined)
  }
  return { text: oneLine(words.join(' ')), byId }
}

type Part = { readonly role: string; readonly text: string; readonly cells?: ReadCell[] }

/** The parts of a page in the order in which they are read out. */
function partsOf(node: TreeNode, byId: ReadonlyMap<string, string>): Part[] {
  const textOf = ({ children }: TreeNode): string =>
    oneLine(
      children
        .map(child => ('role' in child ? textOf(child) : (byId.get(child.id) ?? '')))
        .join(' '),
    )
  const inside = node.children.flatMap(child => ('role' in child ? [child] : []))
  if (node.role === 'TR') {
    // Each page has the whole table, with the content of its own rows alone.
    const isHere = inside.some(cell => cell.children.length > 0)
    const cells = inside.map(cell => ({ role: cell.role, text: textOf(cell) }))
    return isHere ? [{ role: 'TR', text: '', cells }] : []
  }
  if (/^(P|H\d)$/.test(node.role)) return [{ role: node.role, text: textOf(node) }]
  if (node.role === 'Figure') return [{ role: 'Figure', text: node.alt ?? '' }]
  return inside.flatMap(child => partsOf(child, byId))
}

/** `−1,234.50` of a paper, in minor units. */
export const minorOf = (text: string): bigint =>
  BigInt(text.replace('−', '-').replaceAll(/[^\d-]/g, ''))
