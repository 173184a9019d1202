import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { dayOfMoment, dayOnPaper } from '../../../papers/day-on-paper.ts'
import type { PaperPart } from '../../../papers/paper.ts'
import type { PaperToPrint } from '../../base/paper/describe-paper.ts'

const walletNames = { NGN: 'Naira wallet', USD: 'Dollar wallet' } as const

type Told = {
  readonly currency: Currency
  /** What the wallet held before the first day. */
  readonly opening: bigint
  /** What came in and, below zero, what left, line by line. */
  readonly amounts: readonly bigint[]
  readonly days: { readonly from: string; readonly to: string }
}

export type StatementLine = {
  readonly at: Date
  readonly description: string
  readonly reference: string
  readonly amount: bigint
}

/** The lines are taken some at a time, as they are read. */
type Lines = AsyncIterable<readonly StatementLine[]> | Iterable<readonly StatementLine[]>

export function describeWalletStatement(told: Told, lines: Lines): PaperToPrint {
  const { currency, opening, amounts, days } = told
  const closing = amounts.reduce((all, amount) => all + amount, opening)
  return {
    kind: 'wallet_statement',
    subtitle: `${dayOnPaper(days.from)} to ${dayOnPaper(days.to)}`,
    facts: [{ label: 'Wallet', value: `${walletNames[currency]} (${currency})` }],
    amounts: [money(currency, closing)],
    days,
    parts: partsOf(told, lines),
  }
}

async function* partsOf(
  { currency, opening, amounts, days }: Told,
  lines: Lines,
): AsyncGenerator<PaperPart> {
  const amount = (minor: bigint) => money(currency, minor)
  const sum = (wanted: (minor: bigint) => boolean) =>
    amounts.reduce((all, minor) => (wanted(minor) ? all + minor : all), 0n)
  const paidIn = sum(minor => minor > 0n)
  const paidOut = sum(minor => minor < 0n)
  const closing = amount(opening + paidIn + paidOut)
  yield {
    kind: 'figure',
    label: `Balance at the end of ${dayOnPaper(days.to)}`,
    amount: closing,
    sum: [
      { label: 'Opening balance', amount: amount(opening) },
      { label: 'Paid in', amount: amount(paidIn) },
      { label: 'Paid out', amount: amount(paidOut) },
      { label: 'Closing balance', amount: closing },
    ],
  }
  const symbol = currencySymbols[currency]
  yield {
    kind: 'table',
    title: `Transactions of the ${currency} wallet`,
    columns: [
      { title: 'Date', width: 66 },
      { title: 'What' },
      { title: `Paid in (${symbol})`, width: 92, align: 'right', carry: 'sum' },
      { title: `Paid out (${symbol})`, width: 92, align: 'right', carry: 'sum' },
      { title: `Balance (${symbol})`, width: 96, align: 'right', carry: 'last' },
    ],
    total: 'Total and closing balance',
    empty: 'Nothing came into this wallet or left it in this time.',
  }
  let balance = opening
  for await (const some of lines) {
    const rows = some.map(({ at, description, reference, amount: moved }) => {
      balance += moved
      return [
        dayOfMoment(at),
        { text: description, note: reference },
        moved > 0n ? moved : null,
        moved < 0n ? moved : null,
        balance,
      ]
    })
    yield { kind: 'rows', rows }
  }
  yield {
    kind: 'paragraph',
    text: 'Only money that has arrived or left is listed: what is on its way is not. Days and times are those of Lagos.',
  }
}
