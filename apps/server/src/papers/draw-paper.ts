import { drawCurve, drawFigure } from './draw-figure.ts'
import { drawFacts, drawFeet, drawHead, drawHeading, drawParagraph, turnPage } from './draw-head.ts'
import { type OpenTable, openTable } from './draw-table.ts'
import type { PaperHead, PaperPart } from './paper.ts'
import { hasRoom, openSheet, type Sheet } from './sheet.ts'

export type Drawing = {
  add(part: PaperPart): void
  finish(): Promise<Buffer>
}

/** Draws a paper part by part, as they come. */
export function drawPaper(head: PaperHead): Drawing {
  const sheet = openSheet(head)
  const bytes = bytesOf(sheet)
  drawHead(sheet)
  let table: OpenTable | undefined
  const endTable = () => {
    table?.end()
    table = undefined
  }
  return {
    add(part) {
      if (part.kind === 'rows') {
        if (table === undefined) throw new Error('rows without a table')
        table.addRows(part.rows)
        return
      }
      endTable()
      if (part.kind === 'table') table = openTable(sheet, part)
      else drawPart(sheet, part)
    },
    async finish() {
      endTable()
      drawFeet(sheet)
      sheet.root.end()
      sheet.doc.end()
      return bytes
    },
  }
}

function drawPart(sheet: Sheet, part: Exclude<PaperPart, { kind: 'rows' | 'table' }>): void {
  switch (part.kind) {
    case 'figure':
      drawFigure(sheet, part)
      break
    case 'heading':
      drawHeading(sheet, part.text)
      break
    case 'paragraph':
      drawParagraph(sheet, part.text, part.size)
      break
    case 'curve':
      drawCurve(sheet, part)
      break
    case 'facts':
      if (!hasRoom(sheet, 90)) turnPage(sheet)
      sheet.y = drawFacts(sheet, part.facts, sheet.y) + 22
  }
}

function bytesOf({ doc }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
