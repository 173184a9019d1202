import { dateFormat } from '@kinfold/contract/day/date-format'
import { formatMoney } from '@kinfold/contract/money/format-money'
import {
  payeeText,
  unpaidWithdrawalNews,
} from '@kinfold/contract/operator/withdrawal/unpaid-withdrawal-news'
import { amountOf, type WithdrawalRow } from './describe-withdrawal.ts'

const dayOfYear = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

const dayText = (day: string) => dayOfYear.format(new Date(day))
const amountText = (row: WithdrawalRow) => formatMoney(amountOf(row))
const payeeOf = ({ bankName, accountNumber }: WithdrawalRow) => ({
  bankName,
  last4: accountNumber.slice(-4),
})
const accountText = (row: WithdrawalRow) => payeeText(payeeOf(row))
const unpaid = (row: WithdrawalRow, reason: string) => ({
  amount: amountOf(row),
  ...payeeOf(row),
  reason,
})

const longDay = dateFormat({ dateStyle: 'long' })

const about = (row: WithdrawalRow) =>
  ({
    kind: 'withdrawal',
    amount: amountOf(row),
    link: `/dashboard/wallet?currency=${row.currency}`,
    action: 'See your wallet',
    facts: [
      ['Reference', row.reference],
      ['Asked for on', longDay(row.requestedAt)],
    ],
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
    body: `${amountText(row)} is in your wallet again.`,
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
    ...unpaidWithdrawalNews.refused(unpaid(row, reason)),
  }),
  paid: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'Your withdrawal was paid',
    body: `${amountText(row)} was sent to ${accountText(row)}. Banks may take a day to show it.`,
  }),
  paidAfterAll: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'Your withdrawal was paid after all',
    body: `We told you that ${amountText(row)} could not be paid to ${accountText(row)}. The bank has paid it, so we have taken it out of your wallet again. We are sorry for the mix-up.`,
  }),
  failed: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    ...unpaidWithdrawalNews.failed(unpaid(row, reason)),
  }),
  returned: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    ...unpaidWithdrawalNews.returned(unpaid(row, reason)),
  }),
  /** For a member who can open no wallet for it any more. */
  keptBack: (row: WithdrawalRow, reason: string) => ({
    ...about(row),
    title: 'Your bank sent a withdrawal back',
    body: `${amountText(row)} came back from ${accountText(row)}. You can’t hold it in a wallet any more, so we keep it for you. Please tell our support team where to send it. The reason:\n\n${reason}`,
  }),
} as const
