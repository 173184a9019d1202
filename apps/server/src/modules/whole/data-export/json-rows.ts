import { decimalText } from './decimal-text.ts'

type Row = Readonly<Record<string, unknown>>

/** Rows as one JSON list, as they come. */
export async function* jsonRows(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const some of rows) {
    if (some.length === 0) continue
    yield Buffer.from(separator + some.map(row => JSON.stringify(readable(row))).join(',\n'))
    separator = ',\n'
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n')
}

/** Amounts as members are shown them, which are numbers on the wire. */
const shownAmounts: ReadonlySet<string> = new Set(['amount', 'balance_after', 'value_after'])

/** Of a column with an amount: the file has it in whole units. */
export const shownName = (name: string): string => name.replace(/_minor$/, '')

/** Every amount as `1234.50`, bytes in hexadecimal. */
const readable = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [shownName(name), shownValue(name, value)]),
  )

function shownValue(name: string, value: unknown): unknown {
  if (typeof value === 'bigint')
    return name.endsWith('_minor') ? decimalText(value) : value.toString()
  if (typeof value === 'number' && shownAmounts.has(name)) return value.toFixed(2)
  if (Array.isArray(value))
    return value.map(each => (each instanceof Object ? readable(each) : each))
  return Buffer.isBuffer(value) ? value.toString('hex') : value
}
