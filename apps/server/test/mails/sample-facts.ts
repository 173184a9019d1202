// One of each thing that mails tell of, in the demo club on its reference day.
import { money } from '@kinfold/contract/money/money'
import type { PortfolioInPlan } from '#src/modules/holdings/portfolio/lock-portfolio.ts'
import type { SubscriptionRow } from '#src/modules/holdings/subscription/charge-facts.ts'
import type { savedCard } from '#src/modules/holdings/subscription/saved-card.tables.ts'
import type { ChargebackRow } from '#src/modules/money/chargeback/chargeback-facts.ts'
import type { UnmatchedRow } from '#src/modules/money/parked/describe-unmatched.ts'
import type { PaymentRow } from '#src/modules/money/payment/describe-payment.ts'
import type { RefundRow } from '#src/modules/money/refund/refund-facts.ts'
import type { RunRow } from '#src/modules/money/returns/lock-run.ts'
import type { WithdrawalRow } from '#src/modules/money/withdrawal/describe-withdrawal.ts'

export const naira = (whole: bigint) => money('NGN', whole * 100n)
export const dollars = (whole: bigint) => money('USD', whole * 100n)

const portfolioId = '0197a001-0000-7000-8000-000000000001'

// Only what mails tell of. That none of them says “undefined” is tested.
export const plan = {
  id: '0197a002-0000-7000-8000-000000000001',
  name: 'Adire One',
  productType: 'fixed',
  currency: 'NGN',
  tenorMonths: 12,
  status: 'open',
} as unknown as PortfolioInPlan['plan']

export const portfolio: PortfolioInPlan = {
  plan,
  row: { id: portfolioId, currency: 'NGN', atMaturity: 'pay_out' } as PortfolioInPlan['row'],
}

export const payment = {
  reference: 'KF-7H2K9D4M',
  currency: 'NGN',
  amountMinor: 250_000_00n,
  paidCurrency: 'NGN',
  totalMinor: 250_000_00n,
  feeMinor: 0n,
  rate: null,
  receivedMinor: null,
  portfolioId,
  failureReason: 'Your bank declined it: the limit of the card is reached.',
  createdAt: new Date('2026-06-03T09:00:00Z'),
  settledAt: null,
} as PaymentRow

export const deposit: PaymentRow = { ...payment, portfolioId: null }

/** Dollars paid in naira, by card. */
export const exchanged: PaymentRow = {
  ...payment,
  currency: 'USD',
  amountMinor: 500_00n,
  totalMinor: 780_500_00n,
  feeMinor: 11_500_00n,
  rate: '1538',
}

export const short: PaymentRow = { ...payment, amountMinor: 40_000_00n, receivedMinor: 40_000_00n }

export const refund = {
  amountMinor: 250_000_00n,
  feeMinor: 3_750_00n,
  reason: 'You paid for the same month twice.',
  failureReason: 'The account it came from is closed.',
} as RefundRow

export const chargeback = {
  currency: 'NGN',
  amountMinor: 250_000_00n,
  recoveredMinor: 0n,
  isBooked: true,
  status: 'opened',
  disputeId: 'dp_4K7T2M',
  reason: 'The holder of the card says that the payment was not theirs.',
  answerBy: new Date('2026-06-17T00:00:00Z'),
} as unknown as ChargebackRow

export const withdrawal = {
  reference: 'KF-2M8X4T6R',
  currency: 'NGN',
  amountMinor: 1_200_000_00n,
  bankName: 'Zenith Bank',
  accountNumber: '1012345678',
  payBy: '2026-07-05',
  requestedAt: new Date('2026-06-03T09:00:00Z'),
} as WithdrawalRow

export const unmatched = { currency: 'NGN', amountMinor: 75_000_00n } as UnmatchedRow

export const subscription = { currency: 'NGN', amountMinor: 50_000_00n } as SubscriptionRow

export const card = {
  brand: 'Visa',
  last4: '4081',
  expiresOn: '2026-06-30',
} as typeof savedCard.$inferSelect

export const run = {
  currency: 'NGN',
  period: '2026-05',
  reversalReason: 'The result of another plan was entered.',
} as RunRow

export const share = {
  member: 'ada',
  portfolio: portfolioId,
  amountMinor: 18_450_75n,
  feeMinor: 1_845_07n,
  status: 'active',
} as const
