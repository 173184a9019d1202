import { amountOnPaper } from './amount-on-paper.ts'
import { drawRule, turnPage } from './draw-head.ts'
import { ink, left, muted, right, rule, width } from './measures.ts'
import type { PaperPart, SumLine } from './paper.ts'
import { add, addFigure, decorate, hasRoom, headCell, type Sheet, say } from './sheet.ts'
import { textOnPaper } from './text-on-paper.ts'
import { fitLine, wrap, writeLine } from './write-text.ts'

type Figure = Extract<PaperPart, { kind: 'figure' }>

const gap = 28
const half = (width - gap) / 2
const step = 19
const labelWidth = 106

/** The amount that all is about, with the sum that leads to it at its right. */
export function drawFigure(sheet: Sheet, { label, amount, note, sum }: Figure): void {
  const { doc } = sheet
  const notes =
    note === undefined ? [] : wrap(doc, textOnPaper(note), noteLook, { width: half, lines: 4 })
  const height = Math.max(66 + notes.length * 12, sum.length * step + 8)
  if (!hasRoom(sheet, height)) turnPage(sheet)
  const { y } = sheet
  say(sheet, 'P', () => {
    fitLine(
      doc,
      textOnPaper(label),
      { size: 9.5, colour: muted, least: 7 },
      { x: left, y, width: half },
    )
    const large = { size: 28, face: 'bold', least: 12 } as const
    fitLine(doc, amountOnPaper(amount), large, { x: left, y: y + 15, width: half })
  })
  if (notes.length > 0) {
    say(sheet, 'P', () => {
      notes.forEach((line, index) => {
        writeLine(doc, line, noteLook, { x: left, y: y + 58 + index * 12, width: half })
      })
    })
  }
  if (sum.length > 0) drawSum(sheet, sum, y)
  sheet.y = y + height + 18
}

const noteLook = { size: 8.5, colour: muted } as const

function drawSum(sheet: Sheet, sum: readonly SumLine[], from: number): void {
  const { doc, root } = sheet
  const x = left + half + gap
  const table = doc.struct('Table')
  root.add(table)
  sum.forEach(({ label, amount }, index) => {
    const y = from + index * step
    const isLast = index === sum.length - 1
    const look = { size: 9.5, face: isLast ? 'bold' : 'regular', colour: ink, least: 6 } as const
    if (index > 0) {
      decorate(sheet, 'Layout', () => {
        const colour = isLast ? ink : rule
        doc
          .moveTo(x, y - 3)
          .lineTo(right, y - 3)
          .lineWidth(0.6)
          .strokeColor(colour)
          .stroke()
      })
    }
    const row = doc.struct('TR')
    table.add(row)
    const place = { x: x + labelWidth, y, width: half - labelWidth, align: 'right' } as const
    add(
      row,
      headCell(sheet, 'Row', () => {
        fitLine(doc, textOnPaper(label), look, { x, y, width: labelWidth })
      }),
    )
    add(
      row,
      doc.struct('TD', {}, () => fitLine(doc, amountOnPaper(amount), look, place)),
    )
    row.end()
  })
  table.end()
}

type Curve = Extract<PaperPart, { kind: 'curve' }>

const curveHeight = 96

/** How an amount went over time. Its figures stand in a table as well. */
export function drawCurve(sheet: Sheet, { description, points }: Curve): void {
  if (points.length < 2) return
  if (!hasRoom(sheet, curveHeight + 30)) turnPage(sheet)
  const { doc, head, y } = sheet
  const highest = points.reduce((most, { amount }) => Math.max(most, Number(amount.minor)), 1)
  const lowest = points.reduce((least, { amount }) => Math.min(least, Number(amount.minor)), 0)
  const spots = points.map(({ amount }, index) => ({
    x: left + 12 + (index * (width - 24)) / (points.length - 1),
    y: y + curveHeight - (curveHeight * (Number(amount.minor) - lowest)) / (highest - lowest),
  }))
  const floor = y + curveHeight
  const alt = textOnPaper(description)
  addFigure(sheet, alt, [left, y, right, floor + 38], () => {
    const trace = () => {
      spots.forEach((spot, index) => {
        if (index === 0) doc.moveTo(spot.x, spot.y)
        else doc.lineTo(spot.x, spot.y)
      })
    }
    trace()
    doc
      .lineTo(spots.at(-1)?.x ?? left, floor)
      .lineTo(spots[0]?.x ?? left, floor)
      .closePath()
    doc.fillColor(head.club.brandColour, 0.09).fill()
    doc.fillOpacity(1)
    trace()
    doc.lineWidth(1.6).lineJoin('round').strokeColor(head.club.brandColour).stroke()
    for (const spot of spots) doc.circle(spot.x, spot.y, 2.2).fill(head.club.brandColour)
    const last = spots.at(-1)
    if (last !== undefined) doc.circle(last.x, last.y, 3.6).fill(head.club.accentColour)
    points.forEach(({ label }, index) => {
      const x = (spots[index]?.x ?? left) - 22
      const look = { size: 7.5, colour: muted, least: 5 }
      fitLine(doc, textOnPaper(label), look, { x, y: floor + 7, width: 44, align: 'center' })
    })
  })
  decorate(sheet, 'Layout', () => drawRule(doc, floor))
  sheet.y = floor + 38
}
