import { enums, type Infer, type } from 'superstruct'
import type { Currency } from '../money/currency.ts'
import { type Money, money, zero } from '../money/money.ts'
import { addMoney } from '../money/money-arithmetic.ts'
import { toWireMoney, WireMoney } from '../money/wire-money.ts'
import type { Gateway } from './gateway.ts'

/** processing: what the gateway takes · usd_card: what a card costs extra in dollars. */
export const feeNames = ['processing', 'usd_card'] as const
export const FeeName = enums(feeNames)
export type FeeName = Infer<typeof FeeName>

/** Who bears a fee: it is on top of what a member pays, or the club's own cost. */
export const feeBearers = ['member', 'club'] as const
export const FeeBearer = enums(feeBearers)
export type FeeBearer = Infer<typeof FeeBearer>

/** A fee that a member pays on top of the amount. */
export const FeeLine = type({ name: FeeName, amount: WireMoney })
export type FeeLine = Infer<typeof FeeLine>

/** What a gateway costs in one currency, in minor units. Without a rule it costs nothing. */
export interface FeeRule {
  readonly name: FeeName
  readonly gateway: Gateway
  /** The currency that is paid in. */
  readonly currency: Currency
  /** Hundredths of a percent of what is paid. */
  readonly bps: number
  readonly fixedMinor: bigint
  /** The most it comes to; null for no limit. */
  readonly capMinor: bigint | null
  readonly bearer: FeeBearer
}

/** All that is paid on top, by name; nothing under a name means no such fee. */
export type Fees = Readonly<Record<FeeName, Money>>

const perWhole = 10_000n

/** The part in proportion is rounded up to the next kobo or cent; the fixed part and the limit follow. */
function feeBy({ bps, fixedMinor, capMinor }: FeeRule, paid: Money): bigint {
  const fee = (paid.minor * BigInt(bps) + perWhole - 1n) / perWhole + fixedMinor
  return capMinor !== null && fee > capMinor ? capMinor : fee
}

/** What a member pays on top of `paid`. What the club bears isn't theirs to see. */
export function feesFor(rules: readonly FeeRule[], gateway: Gateway, paid: Money): Fees {
  const feeOf = (name: FeeName) => {
    const rule = rules.find(
      each =>
        each.name === name &&
        each.gateway === gateway &&
        each.currency === paid.currency &&
        each.bearer === 'member',
    )
    return rule === undefined ? zero(paid.currency) : money(paid.currency, feeBy(rule, paid))
  }
  return { processing: feeOf('processing'), usd_card: feeOf('usd_card') }
}

export function sumOfFees({ processing, usd_card }: Fees): Money {
  return addMoney(processing, usd_card)
}

/** The fees as a member reads them: those that cost something. */
export function feeLinesOf(fees: Fees): FeeLine[] {
  return feeNames
    .filter(name => fees[name].minor > 0n)
    .map(name => ({ name, amount: toWireMoney(fees[name]) }))
}
