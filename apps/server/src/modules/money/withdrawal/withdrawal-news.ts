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
  /** Where what went back is no longer in the wallet. */
  paidAndOwed: (row: WithdrawalRow) => ({
    ...about(row),
    title: 'Your withdrawal was paid after all',
    body: `We told you that ${amountText(row)} could not be paid to ${accountText(row)}, and put it back into your wallet. It has been paid after all, and that money is no longer in your wallet. So you owe us ${amountText(row)}: it is not available to withdraw or to spend. What you have beyond that stays yours to use.\n\nWe are sorry for the mix-up. Our support team will be glad to find a way with you to settle it.`,
  }),
  owedToDesk: (row: WithdrawalRow) => ({
    title: `A withdrawal of ${amountText(row)} was paid after it had failed`,
    body: `It is the withdrawal ${row.reference}. Its provider said that it had failed, so the money went back to the member’s wallet. Now the provider has paid it, and that money is no longer in the wallet.\n\nThe member owes it to the club. It is among the chargebacks: please find a way with them to settle it.`,
    action: 'Open the desk',
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
