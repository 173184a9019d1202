import { drawProof, proofBottom, proofWidth } from './draw-proof.ts'
import { ink, left, muted, right, rule, sheetHeight, sheetWidth, top, width } from './measures.ts'
import type { PaperHead } from './paper.ts'
import { type Document, decorate, type Sheet, say } from './sheet.ts'
import { textOnPaper } from './text-on-paper.ts'
import { fitLine, wrap, writeLine } from './write-text.ts'

/** The head of the first page: whose paper it is, what it is about, and its facts. */
export function drawHead(sheet: Sheet): void {
  const { doc, head } = sheet
  decorate(sheet, 'Layout', () => {
    drawBand(doc, head)
    drawMark(doc, head.club, { x: left, y: 38, size: 30 })
  })
  say(sheet, 'P', () => drawClub(doc, head))
  drawProof(sheet)
  const { lines, size } = titleOf(sheet)
  say(sheet, 'H1', () => {
    lines.forEach((line, index) => {
      const y = 96 + index * size * 1.2
      writeLine(doc, line, { size, face: 'bold' }, { x: left, y, width })
    })
  })
  let y = 96 + lines.length * size * 1.2 + 4
  const beside = { width: width - proofWidth - 16, lines: 2 }
  const subtitle = wrap(doc, textOnPaper(head.subtitle), { size: 11 }, beside)
  say(sheet, 'P', () => {
    subtitle.forEach((line, index) => {
      writeLine(doc, line, { size: 11, colour: muted }, { x: left, y: y + index * 15, width })
    })
  })
  y = Math.max(y + subtitle.length * 15 + 14, proofBottom + 12)
  sheet.y = drawFacts(sheet, head.facts, y) + 22
}

function titleOf({ doc, head }: Sheet): { lines: string[]; size: number } {
  const size = 24
  const title = textOnPaper(head.title)
  const beside = width - proofWidth - 16
  return { lines: wrap(doc, title, { size, face: 'bold' }, { width: beside, lines: 2 }), size }
}

/** Facts side by side, each under its name, between two lines. */
export function drawFacts(sheet: Sheet, facts: PaperHead['facts'], from: number): number {
  const { doc } = sheet
  const perRow = Math.min(4, Math.max(1, facts.length))
  const gap = 16
  const each = (width - gap * (perRow - 1)) / perRow
  let y = from
  decorate(sheet, 'Layout', () => drawRule(doc, y))
  for (let first = 0; first < facts.length; first += perRow) {
    const row = facts.slice(first, first + perRow).map(({ label, value }) => ({
      label: textOnPaper(label),
      lines: wrap(doc, textOnPaper(value), valueLook, { width: each, lines: 3 }),
    }))
    row.forEach(({ label, lines }, index) => {
      const x = left + index * (each + gap)
      say(sheet, 'P', () => {
        const small = { size: 7.5, colour: muted, least: 6 }
        fitLine(doc, label, small, { x, y: y + 10, width: each })
        lines.forEach((line, at) => {
          writeLine(doc, line, valueLook, { x, y: y + 22 + at * 12.5, width: each })
        })
      })
    })
    y += 30 + 12.5 * Math.max(...row.map(({ lines }) => lines.length))
  }
  decorate(sheet, 'Layout', () => drawRule(doc, y))
  return y
}

const valueLook = { size: 9.5, face: 'bold' } as const

export function drawRule(doc: Document, y: number, colour = rule): void {
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(colour).stroke()
}

function drawBand(doc: Document, { club }: PaperHead): void {
  doc.rect(0, 0, sheetWidth, 5).fill(club.brandColour)
  doc.rect(left, 0, 44, 5).fill(club.accentColour)
}

function drawClub(doc: Document, { club }: PaperHead): void {
  const x = left + 38
  const name = { size: 15, face: 'bold', least: 8 } as const
  fitLine(doc, textOnPaper(club.name), name, { x, y: 43, width: width - 38 })
}

type MarkPlace = { readonly x: number; readonly y: number; readonly size: number }

/** The club's own mark, or that of the product in the club's colours. */
function drawMark(doc: Document, club: PaperHead['club'], { x, y, size }: MarkPlace): void {
  if (club.logo !== undefined) {
    doc.image(club.logo, x, y, { fit: [size, size] })
    return
  }
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.roundedRect(6, 4, 7, 32, 3.5).fill(club.brandColour)
  doc.path('M15.5 19.5C15.5 10.5 23 4 34.5 4c0 9-7.5 15.5-19 15.5Z').fill(club.accentColour)
  doc.path('M15.5 20.5c11.5 0 19 6.5 19 15.5-11.5 0-19-6.5-19-15.5Z').fill(club.brandColour)
  doc.restore()
}

/** A page that waits for its foot is kept in one piece: its thousands of small ones take ten times the room. */
function packPage(doc: Document): void {
  const content: unknown = Reflect.get(doc.page, 'content')
  const pieces: unknown = typeof content === 'object' && content && Reflect.get(content, 'buffer')
  if (Array.isArray(pieces)) pieces.splice(0, pieces.length, Buffer.concat(pieces))
}

/** Begins another page, which says in one line what it belongs to. */
export function turnPage(sheet: Sheet): void {
  const { doc, head } = sheet
  packPage(doc)
  doc.addPage()
  decorate(sheet, 'Pagination', () => {
    drawBand(doc, head)
    drawMark(doc, head.club, { x: left, y: 34, size: 18 })
    const name = { size: 9, face: 'bold', least: 6 } as const
    fitLine(doc, textOnPaper(head.club.name), name, { x: left + 24, y: 37, width: 150 })
    const words = [head.title, head.subtitle, head.facts[0]?.value ?? '']
    const text = words.map(textOnPaper).filter(Boolean).join('  ·  ')
    const small = { size: 8, colour: muted, least: 6 }
    fitLine(doc, text, small, { x: left + 180, y: 38, width: width - 180, align: 'right' })
    drawRule(doc, 60)
  })
  sheet.y = top - 8
}

/** The foot of every page, once it is known how many there are. */
export function drawFeet(sheet: Sheet): void {
  const { doc, head } = sheet
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    decorate(sheet, 'Pagination', () => drawFoot(doc, head, `Page ${page + 1} of ${count}`))
  }
}

function drawFoot(doc: Document, { club, proof }: PaperHead, pages: string): void {
  const y = sheetHeight - 62
  const small = { size: 7.5, colour: muted, least: 5 }
  drawRule(doc, y)
  fitLine(doc, textOnPaper(club.imprint), small, { x: left, y: y + 9, width: width - 80 })
  fitLine(doc, textOnPaper(club.licence), small, { x: left, y: y + 20, width: width - 180 })
  const code = { x: right - 170, y: y + 20, width: 170, align: 'right' } as const
  fitLine(doc, `Code ${proof.code}`, small, code)
  writeLine(
    doc,
    pages,
    { size: 7.5, colour: ink },
    { x: right - 78, y: y + 9, width: 78, align: 'right' },
  )
}

/** A heading stays with what follows it. */
export function drawHeading(sheet: Sheet, text: string): void {
  if (sheet.y > sheetHeight - 84 - 110) turnPage(sheet)
  const { doc, y } = sheet
  say(sheet, 'H2', () => {
    const look = { size: 13, face: 'bold', least: 9 } as const
    fitLine(doc, textOnPaper(text), look, { x: left, y, width })
  })
  sheet.y += 26
}

export function drawParagraph(sheet: Sheet, text: string, size: 'large' | undefined): void {
  const { doc } = sheet
  const look = size === 'large' ? { size: 13 } : { size: 9.5, colour: muted }
  const step = look.size * 1.55
  const lines = wrap(doc, textOnPaper(text), look, { width: Math.min(width, 460), lines: 12 })
  if (sheet.y + lines.length * step > sheetHeight - 84) turnPage(sheet)
  const { y } = sheet
  say(sheet, 'P', () => {
    lines.forEach((line, index) => {
      writeLine(doc, line, look, { x: left, y: y + index * step, width })
    })
  })
  sheet.y += lines.length * step + 12
}
