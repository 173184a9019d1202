import { formatMoney } from '@kinfold/contract/money/format-money'
import { amountOf, type WithdrawalRow } from './describe-withdrawal.ts'

const dayOfYear = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const dayText = (day: string) => dayOfYear.format(new Date(day))
const amountText = (row: WithdrawalRow) => formatMoney(amountOf(row))
const accountText = ({ bankName, accountNumber }: WithdrawalRow) =>
  `your account at ${bankName} ending in ${accountNumber.slice(-4)}`

const about = ({ currency }: WithdrawalRow) =>
  ({
    kind: 'withdrawal',
    link: `/dashboard/wallet?currency=${currency}`,
    action: 'See your wallet',
  }) as const

/** What a member, or the desk, is told of a withdrawal. */
export const withdrawalNews = {
  requested: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'You asked for a withdrawal',
    body: `${amountText(row)} is set aside, to be paid to ${accountText(row)} on or before ${dayText(row.payBy)}.\n\nIf this wasn’t you, please contact the support team at once.`,
  }),
  cancelled: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'You cancelled a withdrawal',
    body: `${amountText(row)} is available in your wallet again.`,
  }),
  approved: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'Your withdrawal was approved',
    body: `${amountText(row)} will be paid to ${accountText(row)} on or before ${dayText(row.payBy)}.`,
  }),
  paidSoon: (row: WithdrawalRow) => ({
    ...about(row),
    topic: 'reminders' as const,
    title: `Your withdrawal will be paid by ${dayText(row.payBy)}`,
    body: `${amountText(row)} will be paid to ${accountText(row)} on or before ${dayText(row.payBy)}.`,
  }),
  toBatch: (payBy: string, sums: readonly string[]) => ({
    title: `Approved withdrawals to be paid by ${dayText(payBy)}`,
    body: `They are in no batch yet:\n\n${sums.join('\n')}\n\nPlease prepare a batch, so that they are paid in time.`,
    action: 'Open the desk',
  }),
  refused: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    title: 'Your withdrawal was not approved',
    body: `${amountText(row)} is available in your wallet again. We could not pay it, for this reason:\n\n${reason}`,
  }),
  paid: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'Your withdrawal was paid',
    body: `${amountText(row)} was sent to ${accountText(row)}. Banks may take a day to show it.`,
  }),
  failed: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    title: 'Your withdrawal could not be paid',
    body: `${amountText(row)} is available in your wallet again. It could not be paid to ${accountText(row)}, for this reason:\n\n${reason}`,
  }),
  returned: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    title: 'Your bank sent a withdrawal back',
    body: `${amountText(row)} came back from ${accountText(row)} and is available in your wallet again. The reason:\n\n${reason}`,
  }),
} as const
