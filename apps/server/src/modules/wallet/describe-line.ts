import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Transaction, TransactionKind } from '@kinfold/contract/wallet/transaction'
import type { TransferKind } from '../../ledger/transfer-kind.ts'
import { lineId } from './line-id.ts'
import type { CompletedLine } from './read-completed-lines.ts'
import type { OpenLine } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

type Wallet = typeof wallet.$inferSelect

const byGateway: Record<Gateway, string> = {
  card: 'by card',
  card_us: 'by card',
  transfer: 'by transfer',
  bank: 'by bank transfer',
  wallet: 'from the wallet',
}

export function describeCompletedLine({ id, currency }: Wallet, line: CompletedLine): Transaction {
  const transaction = lineId('transaction', { transferId: line.transfer_id, leg: line.leg })
  return {
    id: transaction,
    wallet_id: id,
    kind: line.line_kind,
    status: 'completed',
    currency,
    amount: moneyToWire(money(currency, line.amount)),
    balance_after: moneyToWire(money(currency, line.balance_after)),
    description: sentences[line.line_kind](line),
    reference: referenceOf(line) ?? `KF-${transaction.slice(0, 8).toUpperCase()}`,
    portfolio_id: line.portfolio_id,
    withdrawal_id: line.withdrawal_id,
    payment_id: line.payment_id,
    created_at: line.at.toISOString(),
  }
}

export function describeOpenLine({ id, currency }: Wallet, line: OpenLine): Transaction {
  const isWithdrawal = line.kind === 'withdrawal'
  return {
    // What it is about is a line of the wallet only for as long as no money moved.
    id: line.id,
    wallet_id: id,
    kind: line.kind,
    status: line.status,
    currency,
    amount: moneyToWire(money(currency, line.amount)),
    balance_after: null,
    description: isWithdrawal ? toYourBank : depositSentence(line.gateway),
    reference: line.reference,
    portfolio_id: null,
    withdrawal_id: isWithdrawal ? line.id : null,
    payment_id: isWithdrawal ? null : line.id,
    created_at: line.at.toISOString(),
  }
}

function referenceOf({ payment_reference, withdrawal_reference, meta }: CompletedLine) {
  return payment_reference ?? withdrawal_reference ?? meta.reference
}

const toYourBank = 'Withdrawal to your bank'

const depositSentence = (gateway: Gateway | null) =>
  gateway === null ? 'Deposit' : `Deposit ${byGateway[gateway]}`

const sentences: Record<TransactionKind, (line: CompletedLine) => string> = {
  deposit: ({ kind, gateway }) =>
    kind === 'unmatched-matched' ? 'Transfer we matched to you' : depositSentence(gateway),
  withdrawal: () => toYourBank,
  contribution: line => withPlan('Contribution to', line, 'Contribution'),
  payout: line => withPlan('Payout of', line, 'Payout'),
  conversion: conversionSentence,
  refund: () => 'Deposit given back',
  chargeback: ({ kind }) =>
    kind === 'chargeback-won'
      ? 'Deposit given back by the card’s bank'
      : 'Deposit taken back by the card’s bank',
  fee: () => 'Fee',
  adjustment: ({ kind }) => adjustments[kind] ?? 'Correction by the club',
}

const adjustments: Partial<Record<TransferKind, string>> = {
  'withdrawal-failed': 'Withdrawal that did not go through',
  'withdrawal-returned': 'Withdrawal your bank sent back',
}

function withPlan(words: string, line: CompletedLine, alone: string): string {
  const { plan_name: name, product_type, plan_currency: currency } = line
  if (name === null || product_type === null || currency === null) return alone
  return `${words} ${planLabel({ name, product_type, currency })}`
}

function conversionSentence({ exchanged, meta }: CompletedLine): string {
  const [given, got] = (exchanged ?? []).map(({ currency, minor }) =>
    formatMoney(money(currency, BigInt(minor))),
  )
  if (given === undefined || got === undefined) return 'Conversion'
  return `${given} changed to ${got} at ${currencySymbols.NGN}${meta.rate ?? ''}`
}
