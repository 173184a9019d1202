import { convertMoney, type ExchangeRate } from '../money/convert-money.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { addMoney } from '../money/money-arithmetic.ts'
import { maximumAmount, moneyFromWire } from '../money/wire-amount.ts'
import { type FeeRule, type Fees, feesFor, sumOfFees } from './fee.ts'
import type { Gateway } from './gateway.ts'

interface ToPrice {
  readonly amount: Money
  readonly gateway: Gateway
  readonly paidCurrency: Currency
  /** Undefined while the club has none. */
  readonly rate: ExchangeRate | undefined
  readonly rules: readonly FeeRule[]
}

export interface PaymentPrice {
  /** The amount in the currency that is paid in. */
  readonly paid: Money
  readonly fees: Fees
  readonly total: Money
}

/** What a payment costs, or why it has no price. */
export function pricePayment({
  amount,
  gateway,
  paidCurrency,
  rate,
  rules,
}: ToPrice): PaymentPrice | 'exchange_rate_missing' | 'amount_too_large' {
  const paid = inCurrency(amount, paidCurrency, rate)
  if (paid === undefined) return 'exchange_rate_missing'
  const fees = feesFor(rules, gateway, paid)
  const total = addMoney(paid, sumOfFees(fees))
  const isTooMuch = total.minor > moneyFromWire(paidCurrency, maximumAmount).minor
  return isTooMuch ? 'amount_too_large' : { paid, fees, total }
}

// What a member pays is rounded up.
function inCurrency(amount: Money, paidCurrency: Currency, rate: ExchangeRate | undefined) {
  if (amount.currency === paidCurrency) return amount
  return rate && convertMoney(amount, paidCurrency, rate, 'up')
}
