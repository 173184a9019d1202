// The line that a member reads for each posting role; no role can be left out.
import { accountInWords } from '../bank-account/account-in-words.ts'
import { formatMoney } from '../money/format-money.ts'
import { rateText } from '../money/rate-text.ts'
import type { Gateway } from '../payment/gateway.ts'
import { planLabel } from '../plan/plan-label.ts'
import type { PortfolioMovement } from '../portfolio/portfolio-movement.ts'
import type { TransactionKind } from '../wallet/transaction.ts'
import type { PortfolioLineFacts, WalletLineFacts } from './line-facts.ts'
import type { PostingRole } from './posting-role.ts'

/**
 * A posting is described by its role, except in a reversal: most are corrections. What pays a debt for a withdrawal is
 * described as one that was paid after all, too.
 */
export const reversalSources = ['reversal', 'withdrawal-paid-after-all'] as const
export type LineSource = PostingRole | (typeof reversalSources)[number]

interface Line<Kind, Facts> {
  readonly kind: Kind
  readonly sentence: (facts: Facts) => string
}
export type WalletLine = Line<TransactionKind, WalletLineFacts>
export type PortfolioLine = Line<PortfolioMovement['kind'], PortfolioLineFacts>

/** `never`: such an account has no posting of this role. */
type Sides = { readonly wallet: WalletLine | 'never'; readonly portfolio: PortfolioLine | 'never' }

export const ledgerLines: Readonly<Record<LineSource, Sides>> = {
  deposit: {
    wallet: {
      kind: 'deposit',
      sentence: ({ gateway }) => (gateway === null ? 'Deposit' : `Deposit ${byGateway[gateway]}`),
    },
    portfolio: 'never',
  },
  contribution: {
    wallet: {
      kind: 'contribution',
      sentence: facts => withPlan('Contribution to', facts, 'Contribution'),
    },
    portfolio: { kind: 'contribution', sentence: contributionSentence },
  },
  withdrawal: {
    wallet: {
      kind: 'withdrawal',
      sentence: ({ bank }) => (bank ? `Withdrawal to ${accountInWords(bank)}` : 'Withdrawal'),
    },
    portfolio: 'never',
  },
  'withdrawal-paid': notForMembers(),
  'withdrawal-failed': {
    wallet: { kind: 'adjustment', sentence: () => 'Withdrawal that did not go through' },
    portfolio: 'never',
  },
  'withdrawal-returned': {
    wallet: { kind: 'adjustment', sentence: () => 'Withdrawal your bank sent back' },
    portfolio: 'never',
  },
  fee: {
    wallet: { kind: 'fee', sentence: () => 'Fee' },
    portfolio: { kind: 'fee', sentence: () => 'Fee on the return' },
  },
  'fee-returned': {
    wallet: { kind: 'fee', sentence: () => 'Fee given back' },
    portfolio: 'never',
  },
  'returns-received': notForMembers(),
  returns: {
    wallet: 'never',
    portfolio: { kind: 'return', sentence: () => 'Return of the month' },
  },
  loss: {
    wallet: 'never',
    portfolio: { kind: 'return', sentence: () => 'Loss of the month' },
  },
  payout: {
    wallet: {
      kind: 'payout',
      sentence: facts => {
        const payout = withPlan('Payout of', facts, 'Payout')
        return facts.amount.minor < 0n ? `${payout}, taken back` : payout
      },
    },
    portfolio: {
      kind: 'payout',
      sentence: ({ amount: { currency, minor } }) =>
        minor < 0n ? `Paid to your ${currency} wallet` : `Taken back from your ${currency} wallet`,
    },
  },
  'early-close-charge': {
    wallet: 'never',
    portfolio: { kind: 'fee', sentence: () => 'Charge for closing early' },
  },
  rollover: {
    wallet: 'never',
    portfolio: {
      kind: 'rollover',
      sentence: ({ amount }) =>
        amount.minor < 0n ? 'Carried into a new portfolio' : 'Carried over from a portfolio',
    },
  },
  sold: {
    wallet: { kind: 'conversion', sentence: conversionSentence },
    portfolio: 'never',
  },
  bought: {
    wallet: { kind: 'conversion', sentence: conversionSentence },
    portfolio: 'never',
  },
  refund: {
    wallet: {
      kind: 'refund',
      sentence: ({ amount }) =>
        amount.minor < 0n ? 'Deposit given back' : 'Contribution given back',
    },
    portfolio: { kind: 'refund', sentence: () => 'Contribution given back' },
  },
  // No line yet: the member's wallet or portfolio changes when the debt is recovered.
  chargeback: notForMembers(),
  'chargeback-fee': notForMembers(),
  'chargeback-won': {
    wallet: { kind: 'chargeback', sentence: () => 'Deposit given back by the card’s bank' },
    portfolio: {
      kind: 'chargeback',
      sentence: () => 'Contribution given back by the card’s bank',
    },
  },
  'receivable-recovered': {
    wallet: { kind: 'chargeback', sentence: () => 'Deposit taken back by the card’s bank' },
    portfolio: {
      kind: 'chargeback',
      sentence: () => 'Contribution taken back by the card’s bank',
    },
  },
  'receivable-written-off': notForMembers(),
  // Out of the wallet of a member who has closed their account.
  'unmatched-received': {
    wallet: { kind: 'adjustment', sentence: () => 'Kept for you by the club' },
    portfolio: 'never',
  },
  'unmatched-matched': {
    wallet: { kind: 'deposit', sentence: () => 'Transfer we matched to you' },
    portfolio: { kind: 'contribution', sentence: () => 'Transfer we matched to you' },
  },
  'unmatched-returned': notForMembers(),
  settlement: notForMembers(),
  'provider-charge': notForMembers(),
  'bank-charge': notForMembers(),
  'unmatched-replaced': notForMembers(),
  reversal: {
    wallet: { kind: 'adjustment', sentence: () => 'Correction by the club' },
    portfolio: { kind: 'adjustment', sentence: () => 'Correction by the club' },
  },
  // It takes back that the withdrawal failed, or pays what is owed because it had.
  'withdrawal-paid-after-all': {
    wallet: { kind: 'adjustment', sentence: () => 'Withdrawal that was paid after all' },
    portfolio: 'never',
  },
}

function notForMembers(): Sides {
  return { wallet: 'never', portfolio: 'never' }
}

const byGateway: Readonly<Record<Gateway, string>> = {
  card: 'by card',
  card_us: 'by card',
  transfer: 'by bank transfer',
  bank: 'by bank transfer',
  wallet: 'from the wallet',
}

function withPlan(words: string, { plan }: WalletLineFacts, alone: string): string {
  return plan === null ? alone : `${words} ${planLabel(plan)}`
}

function conversionSentence({ exchange }: WalletLineFacts): string {
  if (exchange === null) return 'Conversion'
  const { given, got, rate } = exchange
  return `${formatMoney(given)} changed to ${formatMoney(got)} at ${rateText(rate)}`
}

function contributionSentence(facts: PortfolioLineFacts): string {
  const { gateway, isRecurring, paidCurrency, amount } = facts
  if (gateway === 'wallet')
    return `Contribution from your ${paidCurrency ?? amount.currency} wallet`
  if (isRecurring) return 'Recurring contribution'
  return gateway === 'card' || gateway === 'card_us'
    ? 'Contribution by card'
    : 'Contribution by bank transfer'
}
