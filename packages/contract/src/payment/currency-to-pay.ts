import type { Currency } from '../money/currency.ts'
import type { Gateway } from './gateway.ts'

export interface WayToPay {
  /** Of the plan or wallet that is paid for. */
  readonly currency: Currency
  readonly gateway: Gateway
  readonly is_localized?: boolean | undefined
  readonly target_wallet?: Currency | undefined
}

/** The currency a member pays in: that of the wallet they pay from, else naira where they chose so. */
export function currencyToPay({ currency, gateway, is_localized, target_wallet }: WayToPay) {
  if (gateway === 'wallet') return target_wallet ?? currency
  return is_localized ? 'NGN' : currency
}
