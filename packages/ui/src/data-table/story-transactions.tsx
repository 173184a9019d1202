// Transactions for the stories of the table and of the pages that show one.
import { Money } from '../money/money.tsx'
import { StatusPill, type StatusPillProps } from '../status-pill/status-pill.tsx'
import type { DataColumn } from './data-column.ts'

export type Transaction = {
  id: string
  day: string
  what: string
  kind: string
  status: string
  currency: string
  minor: bigint
  balance: bigint
}

const tones: Record<string, StatusPillProps['tone']> = {
  Confirmed: 'success',
  Pending: 'warning',
  Failed: 'danger',
  Cancelled: 'neutral',
}

const written = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

export const transactionColumns: readonly DataColumn<Transaction>[] = [
  {
    id: 'day',
    header: 'Date',
    cell: row => written.format(new Date(row.day)),
    sortBy: row => row.day,
    width: '8rem',
    card: 'note',
  },
  {
    id: 'what',
    header: 'What',
    cell: row => row.what,
    sortBy: row => row.what,
    width: 'minmax(10rem, 2fr)',
    card: 'title',
  },
  { id: 'kind', header: 'Kind', cell: row => row.kind, width: '8rem', card: 'hidden' },
  {
    id: 'status',
    header: 'Status',
    cell: row => <StatusPill tone={tones[row.status] ?? 'neutral'}>{row.status}</StatusPill>,
    sortBy: row => row.status,
    width: '8.5rem',
    card: 'tag',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: row => <Money change amount={{ currency: row.currency, minor: row.minor }} />,
    sortBy: row => row.minor,
    align: 'end',
    width: 'minmax(9.75rem, 1fr)',
    card: 'figure',
  },
  {
    id: 'balance',
    header: 'Balance',
    cell: row => <Money amount={{ currency: row.currency, minor: row.balance }} />,
    align: 'end',
    width: 'minmax(9.75rem, 1fr)',
    card: 'hidden',
  },
]

const movements: readonly (readonly [string, string, string, bigint])[] = [
  ['Transfer from GTBank', 'Deposit', 'Confirmed', 25_000_000n],
  ['Rent Pool', 'Contribution', 'Confirmed', -33_000_000n],
  ['Return of Diaspora Pool', 'Return', 'Confirmed', 1_248_550n],
  ['Withdrawal to Bolanle Adeyemi-Okonkwo', 'Withdrawal', 'Pending', -5_000_000n],
  ['Recurring: Education Pool 2026', 'Contribution', 'Failed', -2_500_000n],
  ['Card payment', 'Deposit', 'Confirmed', 11_901_450n],
  ['Processing charge', 'Fee', 'Confirmed', -150_000n],
  ['Withdrawal', 'Withdrawal', 'Cancelled', -30_000_000n],
]

const lastDay = Date.UTC(2026, 8, 30)
const dayLength = 86_400_000

const moves = new Set(['Confirmed', 'Pending'])

const most = 999_999_999_999n
const large: readonly (readonly [string, string, string, bigint])[] = [
  ['Withdrawal to Oluwaseunfunmi Adébáyọ̀-Okonkwo-Williams', 'Withdrawal', 'Pending', -most],
  [
    'The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026',
    'Contribution',
    'Confirmed',
    -most,
  ],
  ['Card payment', 'Deposit', 'Failed', 5n],
  ['Transfer from Stanbic IBTC Bank, reference KF-7Q2M-84', 'Deposit', 'Confirmed', most],
]

/** The longest names and the largest amounts, to see that nothing is pushed off the page. */
export const largeTransactions: readonly Transaction[] = large.map(
  ([what, kind, status, minor], index) => ({
    id: `L${index}`,
    day: '2026-09-30',
    what,
    kind,
    status,
    currency: 'NGN',
    minor,
    balance: most,
  }),
)

/** As many as asked for, newest first, each with the balance after it; always the same ones. */
export function transactions(count: number): Transaction[] {
  let balance = 48_250_075n
  return Array.from({ length: count }, (_, index) => {
    const [what, kind, status, minor] = movements[index % movements.length] ?? ['', '', '', 0n]
    const after = balance
    if (moves.has(status)) balance -= minor
    const day = new Date(lastDay - Math.floor(index / 3) * dayLength).toISOString().slice(0, 10)
    return { id: `T${index}`, day, what, kind, status, currency: 'NGN', minor, balance: after }
  })
}
