import type { LineSource } from '@kinfold/contract/ledger/ledger-lines'
import { portfolioLineOf } from '@kinfold/contract/ledger/line-of'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Gateway } from '@kinfold/contract/payment/gateway'
import type { Payment } from '@kinfold/contract/payment/payment'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { lineId } from '../wallet/line-id.ts'

export type PortfolioMovementRow = {
  readonly transfer_id: bigint
  readonly leg: number
  readonly source: LineSource
  readonly amount: bigint
  readonly balance_after: bigint
  readonly at: Date
  readonly meta: Readonly<Record<string, string>>
  readonly payment_id: string | null
  readonly payment_reference: string | null
  readonly gateway: Gateway | null
  readonly purpose: Payment['purpose'] | null
  readonly paid_currency: Currency | null
}

export function describePortfolioMovement(
  currency: Currency,
  row: PortfolioMovementRow,
): PortfolioMovement {
  const { kind, sentence } = portfolioLineOf(row.source)
  const amount = money(currency, row.amount)
  return {
    id: lineId('movement', { transferId: row.transfer_id, leg: row.leg }),
    kind,
    amount: moneyToWire(amount),
    value_after: moneyToWire(money(currency, row.balance_after)),
    description: sentence({
      amount,
      gateway: row.gateway,
      isRecurring: row.purpose === 'recurring',
      paidCurrency: row.paid_currency,
    }),
    happened_at: row.at.toISOString(),
  }
}
