import type { WalletLineFacts } from '@kinfold/contract/ledger/line-facts'
import { walletLineOf } from '@kinfold/contract/ledger/line-of'
import { lineReference } from '@kinfold/contract/ledger/line-reference'
import { type Money, money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { lineId } from './line-id.ts'
import type { CompletedLine } from './read-completed-lines.ts'
import type { OpenLine } from './read-open-lines.ts'
import type { wallet } from './wallet.tables.ts'

type Wallet = typeof wallet.$inferSelect

export function describeCompletedLine({ id, currency }: Wallet, line: CompletedLine): Transaction {
  const { kind, sentence } = walletLineOf(line.source)
  const amount = money(currency, line.amount)
  const transaction = lineId('transaction', { transferId: line.transfer_id, leg: line.leg })
  return {
    id: transaction,
    wallet_id: id,
    kind,
    status: 'completed',
    currency,
    amount: moneyToWire(amount),
    balance_after: moneyToWire(money(currency, line.balance_after)),
    description: sentence(factsOf(line, amount)),
    reference: referenceOf(line) ?? lineReference(transaction),
    portfolio_id: line.portfolio_id,
    withdrawal_id: line.withdrawal_id,
    withdrawal_status: line.withdrawal_status,
    payment_id: line.payment_id,
    created_at: line.at.toISOString(),
  }
}

export function describeOpenLine({ id, currency }: Wallet, line: OpenLine): Transaction {
  const isWithdrawal = line.kind === 'withdrawal'
  const amount = money(currency, line.amount)
  return {
    // The id of the payment or withdrawal: the line exists only while no money has moved.
    id: line.id,
    wallet_id: id,
    kind: line.kind,
    status: line.status,
    currency,
    amount: moneyToWire(amount),
    balance_after: null,
    // With the sentence of the line it will become.
    description: walletLineOf(line.kind).sentence({
      amount,
      gateway: line.gateway,
      plan: null,
      bank: bankOf(line),
      exchange: null,
    }),
    reference: line.reference,
    portfolio_id: null,
    withdrawal_id: isWithdrawal ? line.id : null,
    withdrawal_status: line.withdrawal_status,
    payment_id: isWithdrawal ? null : line.id,
    created_at: line.at.toISOString(),
  }
}

function referenceOf({ payment_reference, withdrawal_reference, meta }: CompletedLine) {
  return payment_reference ?? withdrawal_reference ?? meta.reference
}

function factsOf(line: CompletedLine, amount: Money): WalletLineFacts {
  const { plan_name: name, product_type, plan_currency, gateway } = line
  const isOfPlan = name !== null && product_type !== null && plan_currency !== null
  const plan = isOfPlan ? { name, product_type, currency: plan_currency } : null
  return { amount, gateway, plan, bank: bankOf(line), exchange: exchangeOf(line) }
}

function bankOf({ bank_name, account_number_last4 }: CompletedLine | OpenLine) {
  return bank_name !== null && account_number_last4 !== null
    ? { bank_name, account_number_last4 }
    : null
}

function exchangeOf({ exchanged, meta }: CompletedLine): WalletLineFacts['exchange'] {
  if (exchanged === null) return null
  const { sold, bought } = exchanged
  return {
    given: money(sold.currency, BigInt(sold.minor)),
    got: money(bought.currency, BigInt(bought.minor)),
    rate: meta.rate ?? '',
  }
}
