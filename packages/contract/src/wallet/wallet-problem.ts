import type { Currency } from '../money/currency.ts'
import { walletsToFund } from '../payment/payment-options.ts'

/** Why a member can't hold money in a currency: a global one has dollars only. */
export function walletProblem(isGlobal: boolean, currency: Currency) {
  return walletsToFund(isGlobal).includes(currency) ? undefined : 'wallet_not_available'
}
