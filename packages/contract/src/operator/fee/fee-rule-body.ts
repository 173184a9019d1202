// A fee rule as an administrator writes it, and its bounds: a slip of the hand must not cost every member money.
import { enums, type Failure, type Infer, nullable, object, refine, type Struct } from 'superstruct'
import { Version } from '../../fields/version.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { Currency } from '../../money/currency.ts'
import { formatMoney } from '../../money/format-money.ts'
import { AmountToPay, moneyFromWire, WireAmount } from '../../money/wire-amount.ts'
import { FeeBearer, FeeName } from '../../payment/fee.ts'
import { Reason } from '../reason.ts'

/** What can cost something: a wallet and the club's own bank account never do. */
export const feeGateways = ['card', 'card_us', 'transfer'] as const

/** Every rule there is; an operator changes them and makes no others. */
export const feeRuleKeys = [
  { name: 'processing', gateway: 'card', currency: 'NGN' },
  { name: 'processing', gateway: 'card', currency: 'USD' },
  { name: 'processing', gateway: 'card_us', currency: 'USD' },
  { name: 'processing', gateway: 'transfer', currency: 'NGN' },
  { name: 'usd_card', gateway: 'card', currency: 'USD' },
  { name: 'usd_card', gateway: 'card_us', currency: 'USD' },
] as const

/** A card payment can be disputed for months; this is about what is taken back at once. */
const mostClearingDays = 10

/** An extra fee says nothing of it: the processing of the same way does. */
export const hasClearing = (name: FeeName) => name === 'processing'

export const feeRuleFields = {
  name: FeeName,
  gateway: enums(feeGateways),
  /** The currency that is paid in. */
  currency: Currency,
  /** Hundredths of a percent of what is paid. */
  bps: wholeNumber(0, 2_000),
  /** On top of that, in `currency`. */
  fixed: WireAmount,
  /** The most it comes to; null for no limit. */
  cap: nullable(AmountToPay),
  bearer: FeeBearer,
  /** Days on which banks work until money that came this way can be withdrawn; null where it is said elsewhere. */
  clearing_days: nullable(wholeNumber(0, mostClearingDays)),
}

/** A fixed part above this is more than a small payment. */
const largestFixed: Record<Currency, number> = { NGN: 1_000, USD: 5 }

export const feeMessages = {
  noSuchRule: 'There is no such fee for this way of paying.',
  fixedBelowZero: 'A fee is never less than nothing.',
  fixedTooLarge: (currency: Currency) =>
    `The fixed part is at most ${formatMoney(moneyFromWire(currency, largestFixed[currency]))}.`,
  clearingMissing: 'Please say after how many days it can be withdrawn.',
  clearingElsewhere: 'When it can be withdrawn is said with its processing.',
  capBelowFixed: 'The limit can’t be less than the fixed part.',
} as const

interface Written {
  name: FeeName
  gateway: (typeof feeGateways)[number]
  currency: Currency
  fixed: number
  cap: number | null
  clearing_days: number | null
}

function failuresOf({
  name,
  gateway,
  currency,
  fixed,
  cap,
  clearing_days: days,
}: Written): Partial<Failure>[] {
  const failures: Partial<Failure>[] = []
  const fail = (field: keyof Written, message: string) => failures.push({ path: [field], message })
  const isRule = feeRuleKeys.some(
    key => key.name === name && key.gateway === gateway && key.currency === currency,
  )
  if (!isRule) fail('gateway', feeMessages.noSuchRule)
  if (fixed < 0) fail('fixed', feeMessages.fixedBelowZero)
  if (fixed > largestFixed[currency]) fail('fixed', feeMessages.fixedTooLarge(currency))
  if (cap !== null && cap < fixed) fail('cap', feeMessages.capBelowFixed)
  if (hasClearing(name) && days === null) fail('clearing_days', feeMessages.clearingMissing)
  if (!hasClearing(name) && days !== null) fail('clearing_days', feeMessages.clearingElsewhere)
  return failures
}

function withFeeRules<T extends Written, S>(body: Struct<T, S>): Struct<T, S> {
  return refine(body, 'fee rule', failuresOf)
}

export const FeeRuleBody = withFeeRules(
  object({ ...feeRuleFields, reason: Reason, version: Version }),
)
export type FeeRuleBody = Infer<typeof FeeRuleBody>
