// Which ways of paying there are for what is being paid: asked by the checkout and enforced by the server.
import type { Currency } from '../money/currency.ts'
import { type Gateway, isRecurringGateway } from './gateway.ts'
import type { Payment } from './payment.ts'

interface Paying {
  readonly purpose: Payment['purpose']
  /** The currency the member pays in. */
  readonly currency: Currency
  readonly isRecurring: boolean
}

const byCurrency: Record<Currency, readonly Gateway[]> = {
  NGN: ['card', 'transfer', 'bank', 'wallet'],
  USD: ['card', 'card_us', 'bank', 'wallet'],
}

export function gatewaysFor({ purpose, currency, isRecurring }: Paying): Gateway[] {
  return byCurrency[currency].filter(gateway => {
    if (gateway === 'wallet' && purpose === 'deposit') return false
    return !isRecurring || isRecurringGateway(gateway)
  })
}

/** The wallets a plan in this currency can be paid from: the dollar wallet for dollars only. */
export function walletsToPayFrom(planCurrency: Currency, isGlobal: boolean): Currency[] {
  const wallets: Currency[] = isGlobal ? [] : ['NGN']
  return planCurrency === 'USD' ? [...wallets, 'USD'] : wallets
}

/** The wallets a member can hold money in and put money into. */
export function walletsToFund(isGlobal: boolean): Currency[] {
  return isGlobal ? ['USD'] : ['NGN', 'USD']
}

/** Whether dollars can be paid for in naira: a global member has none. */
export function mayPayInNaira(currency: Currency, isGlobal: boolean): boolean {
  return currency === 'USD' && !isGlobal
}
