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

/** Every amount as `1234.50`, bytes in hexadecimal. */
const readable = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name.endsWith('_minor') && typeof value === 'bigint'
        ? [name.slice(0, -'_minor'.length), decimalText(value)]
        : [
            name,
            shownAmounts.has(name) && typeof value === 'number' ? value.toFixed(2) : plain(value),
          ],
    ),
  )

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString()
  return Buffer.isBuffer(value) ? value.toString('hex') : value
}
