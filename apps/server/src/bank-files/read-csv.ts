import type { CsvMapping, DateOrder } from '@kinfold/contract/operator/statement/csv-mapping'
import { CsvError, parse } from 'csv-parse/sync'
import {
  type BankFile,
  BankFileError,
  type BankFileLine,
  mostLines,
  tooManyLines,
} from './bank-file.ts'
import { plainText } from './plain-text.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { spanOf } from './span-of.ts'

/** Banks put a letterhead above the columns. */
const mostRowsAbove = 60
const mostRows = mostLines + 1_000

type Row = { readonly number: number; readonly cells: readonly string[] }

/** A bank's CSV file, by the columns that were chosen for it. */
export function readCsv(text: string, mapping: CsvMapping): BankFile {
  const rows = readRows(text)
  const { columns, below } = findColumns(rows, mapping)
  const movements = below.flatMap(row => readRow(row, columns, mapping))
  if (movements.length > mostLines)
    throw new BankFileError(tooManyLines, movements[mostLines]?.number)
  if (movements.length === 0)
    throw new BankFileError('This file has no movements under its columns.')
  const balances = mapping.balance === undefined ? noBalances : checkBalances(movements)
  const lines = movements.map(({ balance: _balance, ...line }) => line)
  return { format: 'csv', account: null, currency: null, ...balances, ...spanOf(lines), lines }
}

/** No bank's row is longer; one of a million columns would take as long as all others together. */
const longestRow = 20_000
const tooLong = 'a quotation mark is missing, or this row is too long.'

function refuseLongRows(text: string): void {
  let line = 1
  let from = 0
  while (from < text.length) {
    const end = text.indexOf('\n', from)
    const until = end < 0 ? text.length : end
    if (until - from > longestRow) throw new BankFileError(tooLong, line)
    line += 1
    from = until + 1
  }
}

function readRows(text: string): readonly Row[] {
  // Some files end their lines in the old way of the Mac.
  refuseLongRows(text.includes('\n') ? text : text.replaceAll('\r', '\n'))
  const rows: Row[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record(cells: string[], { lines }) {
        if (rows.length > mostRows) throw new BankFileError(tooManyLines, lines)
        rows.push({ number: lines, cells })
        return undefined
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : null
    throw new BankFileError(tooLong, line)
  }
  return rows
}

const delimiters = [',', ';', '\t', '|']

/** The one that most rows have, and have most often. */
function delimiterOf(text: string): string {
  const rows = text.slice(0, 20_000).split(/\r\n|\r|\n/, 100)
  const rank = (delimiter: string) => {
    const counts = rows.map(row => row.replace(/"[^"]*"/g, '').split(delimiter).length - 1)
    return counts.filter(count => count > 0).length * 100 + Math.max(0, ...counts)
  }
  return delimiters.reduce((best, next) => (rank(next) > rank(best) ? next : best))
}

const columnNames = [
  'date',
  'amount',
  'debit',
  'credit',
  'text',
  'reference',
  'sender',
  'balance',
] as const
/** Tells two movements of one day and amount apart. */
const identifying = ['text', 'reference', 'sender', 'balance'] as const
type Columns = ReadonlyMap<(typeof columnNames)[number], number>

const compared = (name: string) => plainText(name, 100).toLowerCase()

function findColumns(rows: readonly Row[], mapping: CsvMapping) {
  const wanted = columnNames.flatMap(name => {
    const title = mapping[name]
    return title === undefined ? [] : [{ name, title: compared(title) }]
  })
  for (const [index, { number, cells }] of rows.slice(0, mostRowsAbove).entries()) {
    const titles = cells.map(compared)
    if (!wanted.every(({ title }) => titles.includes(title))) continue
    const twice = wanted.find(({ title }) => titles.indexOf(title) !== titles.lastIndexOf(title))
    if (twice !== undefined) {
      throw new BankFileError(`two columns are called ${mapping[twice.name]}.`, number)
    }
    const columns: Columns = new Map(wanted.map(({ name, title }) => [name, titles.indexOf(title)]))
    return { columns, below: rows.slice(index + 1) }
  }
  const names = wanted.map(({ name }) => mapping[name]).join(', ')
  throw new BankFileError(
    `No row of this file has the columns ${names}. Please check how its columns are mapped.`,
  )
}

type Movement = BankFileLine & { readonly balance: bigint | undefined }

const dateNames = {
  day_first: 'day, month, year',
  month_first: 'month, day, year',
  year_first: 'year, month, day',
} as const satisfies Record<DateOrder, string>

/** Rows without an amount, such as an opening balance or a page number, are no movements. */
function readRow(
  { number, cells }: Row,
  columns: Columns,
  mapping: CsvMapping,
): readonly Movement[] {
  const cell = (name: (typeof columnNames)[number]) => {
    const index = columns.get(name)
    return index === undefined ? '' : (cells[index] ?? '')
  }
  const amountIn = (name: 'amount' | 'debit' | 'credit' | 'balance') => {
    const text = cell(name).trim()
    if (/^[-–—]?$/.test(text) || /^n\/?a$/i.test(text)) return undefined
    const minor = readAmount(text, mapping.decimal_mark)
    if (minor !== undefined) return minor
    throw new BankFileError(`the ${name} “${plainText(text, 40)}” can’t be read.`, number)
  }
  const minor = amountOf(amountIn, number)
  if (minor === 0n) return []
  const bookedOn = readDay(cell('date'), mapping.date_order)
  if (bookedOn === undefined) {
    const shown = plainText(cell('date'), 40)
    const order = dateNames[mapping.date_order]
    throw new BankFileError(`“${shown}” is no date in the order ${order}.`, number)
  }
  return [
    {
      number,
      bookedOn,
      minor,
      // Not the whole row: a bank may number the rows of each file anew.
      identity: identifying.map(name => plainText(cell(name), 1_000)).join('|'),
      bankId: null,
      reference: plainText(cell('reference'), 100),
      sender: plainText(cell('sender'), 140),
      text: plainText(cell('text'), 500),
      balance: amountIn('balance'),
    },
  ]
}

type AmountIn = (name: 'amount' | 'debit' | 'credit') => bigint | undefined

function amountOf(amountIn: AmountIn, number: number): bigint {
  const debit = amountIn('debit') ?? 0n
  const credit = amountIn('credit') ?? 0n
  if (debit !== 0n && credit !== 0n) {
    throw new BankFileError('this row has a debit and a credit.', number)
  }
  // Some banks sign their debits, although the column says it.
  const went = debit < 0n ? -debit : debit
  if (credit < 0n) throw new BankFileError('this credit is below zero.', number)
  return (amountIn('amount') ?? 0n) + credit - went
}

const noBalances = { openingMinor: null, closingMinor: null }

/** Each balance follows from the one before, or, where the newest stands first, from the one below. */
function checkBalances(movements: readonly Movement[]) {
  const downwards = firstBreak(movements)
  const upwards = downwards && firstBreak([...movements].reverse())
  if (downwards !== undefined && upwards !== undefined) {
    const [first] = movements
    const isNewestFirst = first !== undefined && first.bookedOn > (movements.at(-1)?.bookedOn ?? '')
    throw new BankFileError(
      'this balance doesn’t follow from the one before it and the amount.',
      (isNewestFirst ? upwards : downwards).number,
    )
  }
  const inOrder = downwards === undefined ? movements : [...movements].reverse()
  const known = inOrder.findIndex(({ balance }) => balance !== undefined)
  if (known < 0) return noBalances
  const sumOf = (some: readonly Movement[]) => some.reduce((sum, { minor }) => sum + minor, 0n)
  const openingMinor = (inOrder[known]?.balance ?? 0n) - sumOf(inOrder.slice(0, known + 1))
  return { openingMinor, closingMinor: openingMinor + sumOf(inOrder) }
}

/** Balances that a row leaves out are reckoned. */
function firstBreak(movements: readonly Movement[]): Movement | undefined {
  let held: bigint | undefined
  for (const movement of movements) {
    const { balance, minor } = movement
    const expected = held === undefined ? undefined : held + minor
    if (expected !== undefined && balance !== undefined && balance !== expected) return movement
    held = balance ?? expected
  }
  return undefined
}
