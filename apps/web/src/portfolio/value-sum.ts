import { convertMoney, type ExchangeRate } from '@kinfold/contract/money/convert-money'
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'

/** In minor units of one currency: value = paidIn + earned − paidOut. */
export type ValueSum = {
  readonly currency: Currency
  readonly value: bigint
  readonly paidIn: bigint
  /** After fees. */
  readonly earned: bigint
  readonly paidOut: bigint
}

/** What was earned is what the others leave, so that the sum holds to the last kobo, whatever was rounded. */
function sumOf(currency: Currency, value: bigint, paidIn: bigint, paidOut: bigint): ValueSum {
  return { currency, value, paidIn, paidOut, earned: value - paidIn + paidOut }
}

export function sumIn(totals: PortfolioTotals): ValueSum {
  const { currency } = totals
  const minor = (amount: number) => moneyFromWire(currency, amount).minor
  return sumOf(currency, minor(totals.value), minor(totals.contributed), -minor(totals.paid_out))
}

/** In naira, for what a member decides by; the dollars themselves are a line below. */
export const inNaira = (cents: bigint, rate: ExchangeRate): bigint =>
  convertMoney(money('USD', cents), 'NGN', rate, 'down').minor

/** Both currencies taken together, dollars at the club's rate. */
export function sumTogether(naira: ValueSum, dollars: ValueSum, rate: ExchangeRate): ValueSum {
  return sumOf(
    'NGN',
    naira.value + inNaira(dollars.value, rate),
    naira.paidIn + inNaira(dollars.paidIn, rate),
    naira.paidOut + inNaira(dollars.paidOut, rate),
  )
}
