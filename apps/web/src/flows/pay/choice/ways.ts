import type { Currency } from '@kinfold/contract/money/currency'
import { type OutsideGateway, recurringGateways } from '@kinfold/contract/payment/gateway'
import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { gatewaysFor, walletsToPayFrom } from '@kinfold/contract/payment/payment-options'
import { club } from '../../../club/club.ts'
import { currencyOf, type PayTarget, purposeOf } from '../pay-target.ts'
import { type Way, wayOfWallet } from '../way.ts'

export type OfferedWay = {
  readonly way: Way
  /** Why nobody can pay this way here. */
  readonly reason?: string
}

export type WayTab = 'bank' | 'card'

type Asked = {
  readonly target: PayTarget
  readonly isRecurring: boolean
  readonly isLocalized: boolean
  readonly isGlobal: boolean
}

const byTab: Readonly<Record<WayTab, readonly OutsideGateway[]>> = {
  bank: ['transfer', 'bank'],
  card: ['card', 'card_us'],
}

const takesOnly: Readonly<Record<Currency, string>> = {
  NGN: 'It takes naira only.',
  USD: 'It takes dollars only.',
}

const onlyIn: Readonly<Partial<Record<OutsideGateway, string>>> = {
  transfer: takesOnly.NGN,
  card_us: takesOnly.USD,
}

/** The ways under a tab, in the contract's rules; those that are not possible with their reason. */
export function waysUnder(tab: WayTab, asked: Asked): OfferedWay[] {
  const { target, isRecurring, isLocalized, isGlobal } = asked
  const currency = currencyOf(target)
  const possible = gatewaysFor({
    purpose: purposeOf(target, isRecurring),
    currency: isLocalized ? 'NGN' : currency,
    isRecurring,
  })
  const outside = byTab[tab]
    // A member who never pays in the other currency is not told of its ways.
    .filter(way => possible.includes(way) || (!isGlobal && currency === 'USD'))
    .map(way => (possible.includes(way) ? { way } : { way, reason: reasonFor(way, isRecurring) }))
  return tab === 'bank' ? outside : [...outside, ...wallets(asked, currency)]
}

const reasonFor = (way: OutsideGateway, isRecurring: boolean) =>
  isRecurring && !recurringGateways.some(each => each === way)
    ? paymentMessages.recurringGateway
    : (onlyIn[way] ?? paymentMessages.recurringGateway)

/** A wallet pays in its own currency: dollars in naira, where that was chosen. */
function wallets(
  { target, isRecurring, isLocalized, isGlobal }: Asked,
  currency: Currency,
): OfferedWay[] {
  if (target.kind === 'wallet') return []
  const allowed = walletsToPayFrom(currency, isGlobal)
  const paid = isLocalized ? 'NGN' : currency
  return club.currencies
    .filter(wallet => !(isGlobal && wallet === 'NGN'))
    .map(wallet => {
      const way = wayOfWallet(wallet)
      if (!allowed.includes(wallet)) return { way, reason: 'It pays for dollar plans only.' }
      if (wallet !== paid) return { way, reason: takesOnly[wallet] }
      return isRecurring ? { way, reason: paymentMessages.recurringGateway } : { way }
    })
}
