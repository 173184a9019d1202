// The document that is drawn on, and where on its page the next part begins.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { bottom, sheetHeight, sheetWidth, top } from './measures.ts'
import type { PaperHead } from './paper.ts'
import { textOnPaper } from './text-on-paper.ts'

class Document extends PDFDocument {
  override endMetadata(): void {
    // pdfkit writes both into its XML as they are.
    const { Title = '', Author = '' } = this.info
    Object.assign(this.info, { Title: xmlText(Title), Author: xmlText(Author) })
    this.appendXML(universal)
    super.endMetadata()
  }
}

/** Says that the paper keeps to PDF/UA-1; a test reads whether it does. */
const universal = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type { Document }
export type Element = PDFKit.PDFStructureElement

export type Sheet = {
  readonly doc: Document
  readonly head: PaperHead
  /** What everything that is read out hangs on. */
  readonly root: Element
  /** The top of the next part. */
  y: number
}

const fontFolder = path.join(import.meta.dirname, 'fonts')
const fonts = {
  regular: readFileSync(path.join(fontFolder, 'paper-regular.ttf')),
  bold: readFileSync(path.join(fontFolder, 'paper-bold.ttf')),
} as const
export type Face = keyof typeof fonts

export function openSheet(head: PaperHead): Sheet {
  const title = textOnPaper(`${head.title}, ${head.subtitle}`)
  const doc = new Document({
    size: [sheetWidth, sheetHeight],
    margin: 0,
    autoFirstPage: false,
    // The foot of each page says how many there are.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-NG',
    displayTitle: true,
    info: {
      Title: title,
      Author: textOnPaper(head.club.name),
      CreationDate: head.madeAt,
      ModDate: head.madeAt,
    },
  })
  for (const [face, bytes] of Object.entries(fonts)) doc.registerFont(face, bytes)
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  return { doc, head, root, y: top }
}

/** Adds what a reader hears in its turn. */
export function say(sheet: Sheet, type: string, draw: () => void): void {
  add(sheet.root, sheet.doc.struct(type, {}, draw))
}

export function add(parent: Element, child: Element): void {
  parent.add(child)
  child.end()
}

/** A cell that is the head of its row or column. */
export function headCell({ doc }: Sheet, scope: 'Row' | 'Column', draw: () => void): Element {
  // Its types don't know of it yet.
  const options: PDFKit.Mixins.StructureElementOptions & { readonly scope: typeof scope } = {
    scope,
  }
  return doc.struct('TH', options, draw)
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A picture, what it shows in words, and where it stands. */
export function addFigure({ doc, root }: Sheet, alt: string, bbox: Box, draw: () => void): void {
  // Its types don't know of it yet.
  const options: PDFKit.Mixins.StructureElementOptions & { readonly bbox: Box } = { alt, bbox }
  add(root, doc.struct('Figure', options, draw))
}

/** What is only for the eye, such as lines and what every page repeats. */
export function decorate({ doc }: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Whether so much fits on the page still. */
export const hasRoom = ({ y }: Sheet, height: number): boolean => y + height <= bottom
