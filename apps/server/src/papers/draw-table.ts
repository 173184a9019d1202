// A table that goes on over pages: its head is repeated, and what was summed up so far is carried forward.
import { bareAmount } from './amount-on-paper.ts'
import { turnPage } from './draw-head.ts'
import { bottom, ink, left, muted, right, rule, width } from './measures.ts'
import type { Cell, Column, PaperPart } from './paper.ts'
import { add, decorate, type Element, hasRoom, headCell, type Sheet, say } from './sheet.ts'
import { textOnPaper } from './text-on-paper.ts'
import { fitLine, wrap, writeLine } from './write-text.ts'

type Table = Extract<PaperPart, { kind: 'table' }>

export type OpenTable = {
  addRows(rows: readonly (readonly Cell[])[]): void
  end(): void
}

const headHeight = 22
const carriedHeight = 19
const lineHeight = 11
const padding = 5.5
const inset = 8

const body = { size: 8.5, colour: ink, least: 5 } as const
const small = { size: 7.5, colour: muted } as const

type Placed = { readonly column: Column; readonly x: number; readonly width: number }

export function openTable(sheet: Sheet, table: Table): OpenTable {
  const { doc, root } = sheet
  const columns = place(table.columns)
  /** By column: the sum so far, or what stood in it last. */
  const carried: (bigint | undefined)[] = columns.map(() => undefined)
  let rules: number[] = []
  let parts: { readonly table: Element; readonly body: Element } | undefined

  if (!hasRoom(sheet, headHeight + carriedHeight * 4)) turnPage(sheet)

  function begin() {
    const whole = doc.struct('Table', { title: textOnPaper(table.title) })
    root.add(whole)
    const head = doc.struct('THead')
    whole.add(head)
    const row = doc.struct('TR')
    head.add(row)
    for (const placed of columns)
      add(
        row,
        headCell(sheet, 'Column', () => drawTitle(placed)),
      )
    row.end()
    decorate(sheet, 'Layout', () => line(sheet.y + headHeight - 3, ink))
    head.end()
    const rows = doc.struct('TBody')
    whole.add(rows)
    sheet.y += headHeight
    return { table: whole, body: rows }
  }

  /** All of a page at once: a long table has thousands. */
  function drawRules(): void {
    if (rules.length === 0) return
    decorate(sheet, 'Layout', () => {
      for (const y of rules) doc.moveTo(left, y).lineTo(right, y)
      doc.lineWidth(0.5).strokeColor(rule).stroke()
    })
    rules = []
  }

  function drawTitle(placed: Placed): void {
    const look = { size: 7.5, face: 'bold', colour: muted, least: 5 } as const
    fitLine(doc, textOnPaper(placed.column.title), look, at(placed, sheet.y + 5))
  }

  function line(y: number, colour: string): void {
    doc.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor(colour).stroke()
  }

  function goOn(): void {
    drawRules()
    drawCarried('Carried forward')
    turnPage(sheet)
    // Said once, at the beginning of the table: on later pages it is for the eye.
    decorate(sheet, 'Pagination', () => {
      columns.forEach(drawTitle)
      line(sheet.y + headHeight - 3, ink)
    })
    sheet.y += headHeight
    drawCarried('Brought forward')
  }

  function drawCarried(label: string): void {
    if (columns.every(({ column }) => column.carry === undefined)) return
    decorate(sheet, 'Pagination', () => {
      const { y } = sheet
      const look = { size: 8, colour: muted, least: 5 } as const
      writeLine(doc, label, look, { x: left, y: y + padding, width: 160 })
      columns.forEach((placed, index) => {
        const amount = carried[index]
        if (amount !== undefined) fitLine(doc, bareAmount(amount), look, at(placed, y + padding))
      })
      line(y + carriedHeight - 0.5, rule)
    })
    sheet.y += carriedHeight
  }

  function addRow(cells: readonly Cell[]): void {
    const drawn = columns.map((placed, index) => layOut(placed, cells[index] ?? null))
    const height = Math.max(...drawn.map(cell => cell.height), lineHeight) + padding + 3.5
    const foot = carriedHeight + (table.total === undefined ? 0 : 2)
    if (!hasRoom(sheet, height + foot)) goOn()
    parts ??= begin()
    const { y } = sheet
    const row = doc.struct('TR')
    parts.body.add(row)
    for (const { draw } of drawn) {
      add(
        row,
        doc.struct('TD', {}, () => draw(y + padding)),
      )
    }
    row.end()
    rules.push(y + height - 0.5)
    sheet.y += height
    columns.forEach(({ column }, index) => {
      const cell = cells[index]
      if (typeof cell !== 'bigint') return
      if (column.carry === 'sum') carried[index] = (carried[index] ?? 0n) + cell
      if (column.carry === 'last') carried[index] = cell
    })
  }

  function layOut(placed: Placed, cell: Cell) {
    if (typeof cell === 'bigint' || cell === null) {
      const text = cell === null ? '' : bareAmount(cell)
      return { height: lineHeight, draw: (y: number) => fitLine(doc, text, body, at(placed, y)) }
    }
    const room = { width: placed.width, lines: 3 }
    const { text, note } = typeof cell === 'string' ? { text: cell, note: '' } : cell
    const lines = wrap(doc, textOnPaper(text), body, room)
    const notes = note === '' ? [] : wrap(doc, textOnPaper(note), small, { ...room, lines: 1 })
    const draw = (y: number) => {
      lines.forEach((words, index) => {
        writeLine(doc, words, body, at(placed, y + index * lineHeight))
      })
      notes.forEach(words => {
        writeLine(doc, words, small, at(placed, y + lines.length * lineHeight))
      })
    }
    return { height: (lines.length + notes.length) * lineHeight, draw }
  }

  function addTotal(label: string): void {
    if (sheet.y + carriedHeight + 4 > bottom) goOn()
    if (parts === undefined) return
    const { y } = sheet
    const row = doc.struct('TR')
    parts.body.add(row)
    const look = { ...body, face: 'bold' } as const
    columns.forEach((placed, index) => {
      const amount = carried[index]
      const text = amount === undefined ? (index === 0 ? label : '') : bareAmount(amount)
      // The label may go on over the next column, which has no sum.
      const room = index === 0 ? { x: left, y: y + padding, width: 200 } : at(placed, y + padding)
      const draw = () => fitLine(doc, text, look, room)
      add(row, index === 0 ? headCell(sheet, 'Row', draw) : doc.struct('TD', {}, draw))
    })
    row.end()
    decorate(sheet, 'Layout', () => {
      line(y, ink)
      line(y + carriedHeight + 2, ink)
    })
    sheet.y += carriedHeight + 2
  }

  return {
    addRows(rows) {
      for (const row of rows) addRow(row)
    },
    end() {
      if (parts === undefined) {
        const { y } = sheet
        const look = { size: 9.5, colour: muted, least: 7 } as const
        say(sheet, 'P', () => fitLine(doc, textOnPaper(table.empty), look, { x: left, y, width }))
        sheet.y += 34
        return
      }
      if (table.total !== undefined) addTotal(table.total)
      drawRules()
      parts.body.end()
      parts.table.end()
      sheet.y += 26
    },
  }
}

const at = ({ x, width: wide, column }: Placed, y: number) => ({
  x,
  y,
  width: wide,
  ...(column.align === undefined ? {} : { align: column.align }),
})

function place(columns: readonly Column[]): Placed[] {
  const taken = columns.reduce((all, column) => all + (column.width ?? 0), 0)
  let x = left
  return columns.map((column, index) => {
    const whole = column.width ?? width - taken
    const isLast = index === columns.length - 1
    const isRight = column.align === 'right'
    const placed = {
      column,
      // The gap is at the side that the text doesn't lean on.
      x: isRight ? x + inset : x,
      width: isRight || !isLast ? whole - inset : whole,
    }
    x += whole
    return placed
  })
}
