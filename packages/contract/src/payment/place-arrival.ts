import { convertMoney, parseExchangeRate } from '../money/convert-money.ts'
import type { Currency } from '../money/currency.ts'
import { type Money, money, zero } from '../money/money.ts'
import { subtractMoney } from '../money/money-arithmetic.ts'
import type { PortfolioStatus } from '../portfolio/portfolio-status.ts'
import type { PaymentStatus } from './payment-status.ts'

/** What of a payment decides where its money goes. */
export type PaidFacts = {
  readonly status: PaymentStatus
  /** What it was to come to, where it is for. */
  readonly currency: Currency
  readonly amountMinor: bigint
  /** What was to be sent, fees included. */
  readonly paidCurrency: Currency
  readonly totalMinor: bigint
  readonly feeMinor: bigint
  readonly rate: string | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

export type ArrivalFacts = {
  readonly paid: PaidFacts
  /** What it is for, and what a portfolio of its plan begins with at least; undefined for a deposit. */
  readonly portfolio: { readonly status: PortfolioStatus; readonly minimum: Money } | undefined
  /** The currencies that the member may hold now. */
  readonly currencies: readonly Currency[]
  readonly arrived: Money
  readonly arrivedAt: Date
  /** What came beyond the amount that was announced for a portfolio goes to the wallet. */
  readonly divides?: boolean
}

export type Placement = {
  /** unmatched: the member can't hold this money. */
  readonly to: 'portfolio' | 'wallet' | 'unmatched'
  readonly credited: Money
  /** In the currency that arrived. */
  readonly fee: Money
  /** What goes to the wallet, beside what goes into the portfolio. */
  readonly rest?: Money
  /** What is sold for `credited`, and which of the two amounts was named; undefined in one currency. */
  readonly converted: { readonly named: 'sold' | 'bought'; readonly sold: Money } | undefined
  /** Why it stays in the currency that arrived although the rate holds. */
  readonly unconverted?: Unconverted
  /** Why it isn't in the portfolio it was for. */
  readonly missed?: Missed
}

/** For one cent, or for the rate that was given. */
export type Unconverted = 'too little' | 'too much'

export type Missed = 'too late' | 'other currency' | 'below minimum'

const waiting: readonly string[] = ['pending', 'pending_confirmation']
const open: readonly PortfolioStatus[] = ['pending_payment', 'pending_confirmation', 'active']

/**
 * Where the money of a payment goes. What arrived counts, at the figures the member was shown. Money that
 * comes too late goes to the wallet, and is only converted while its figures hold.
 */
export function placeArrival(facts: ArrivalFacts): Placement {
  const { portfolio, currencies } = facts
  const amounts = amountsOf(facts)
  const missed = portfolio && missedBy(facts, portfolio, amounts)
  if (portfolio !== undefined && missed === undefined) return inPortfolio(facts, amounts)
  if (currencies.includes(amounts.credited.currency)) {
    return { ...amounts, to: 'wallet', ...(missed !== undefined && { missed }) }
  }
  return { ...asItCame(facts.arrived), to: 'unmatched' }
}

function inPortfolio({ paid, divides, currencies }: ArrivalFacts, amounts: Amounts): Placement {
  const { credited, converted } = amounts
  const announced = money(paid.currency, paid.amountMinor)
  const isMore = credited.currency === announced.currency && credited.minor > announced.minor
  const mayDivide = divides && converted === undefined && currencies.includes(credited.currency)
  if (!(isMore && mayDivide)) return { ...amounts, to: 'portfolio' }
  return {
    ...amounts,
    to: 'portfolio',
    credited: announced,
    rest: subtractMoney(credited, announced),
  }
}

/** Who pays in full always begins, also where the plan asks for more by now. */
function missedBy(
  facts: ArrivalFacts,
  { status, minimum }: NonNullable<ArrivalFacts['portfolio']>,
  { credited }: Amounts,
): Missed | undefined {
  const { paid } = facts
  const isInTime = open.includes(status) && waiting.includes(paid.status) && doFiguresHold(facts)
  if (!isInTime) return 'too late'
  if (credited.currency !== paid.currency) return 'other currency'
  const isShort = credited.minor < paid.amountMinor
  const isTooLittle = status !== 'active' && isShort && credited.minor < minimum.minor
  return isTooLittle ? 'below minimum' : undefined
}

/** The figures that a payment has once its money is placed. */
export function figuresPlaced(
  paid: Pick<PaidFacts, 'paidCurrency' | 'totalMinor' | 'rate'>,
  { credited, fee, converted }: Placement,
  arrived: Money,
) {
  return {
    currency: credited.currency,
    amountMinor: credited.minor,
    paidCurrency: arrived.currency,
    feeMinor: fee.minor,
    totalMinor: arrived.currency === paid.paidCurrency ? paid.totalMinor : arrived.minor,
    receivedMinor: arrived.minor,
    rate: converted === undefined ? null : paid.rate,
  }
}

/** Money for a payment that was paid before: all of it goes to the wallet. */
export function placeSecondArrival(arrived: Money, currencies: readonly Currency[]): Placement {
  const to = currencies.includes(arrived.currency) ? 'wallet' : 'unmatched'
  return { ...asItCame(arrived), to }
}

type Amounts = Omit<Placement, 'to'>

function amountsOf(facts: ArrivalFacts): Amounts {
  const { paid, arrived } = facts
  if (arrived.currency !== paid.paidCurrency) return asItCame(arrived)
  // A fee that would leave nothing isn't charged.
  const fee = money(arrived.currency, paid.feeMinor < arrived.minor ? paid.feeMinor : 0n)
  const rest = subtractMoney(arrived, fee)
  const kept = { credited: rest, fee, converted: undefined }
  const rate = paid.rate === null ? undefined : parseExchangeRate(paid.rate)
  if (rate === undefined || !doFiguresHold(facts)) return kept
  if (isTooMuch(facts)) return { ...kept, unconverted: 'too much' }
  const wanted = money(paid.currency, paid.amountMinor)
  if (convertMoney(wanted, rest.currency, rate, 'up').minor === rest.minor) {
    return { credited: wanted, fee, converted: { named: 'bought', sold: rest } }
  }
  const credited = convertMoney(rest, paid.currency, rate, 'down')
  // It may be too little for one cent.
  return credited.minor === 0n
    ? { ...kept, unconverted: 'too little' }
    : { credited, fee, converted: { named: 'sold', sold: rest } }
}

/** Announcing little gives the rate for little: no more than a hundredth above it is converted. */
const isTooMuch = ({ paid, arrived }: ArrivalFacts) => arrived.minor * 100n > paid.totalMinor * 101n

const asItCame = (arrived: Money): Amounts => ({
  credited: arrived,
  fee: zero(arrived.currency),
  converted: undefined,
})

/** So long the rate holds of a transfer to the club's bank account, which never expires. */
const rateHoldsMs = 72 * 3_600_000

/** Until the checkout expires; where it never does, as long as the payment is waited for and its rate holds. */
function doFiguresHold({ paid, arrivedAt }: ArrivalFacts): boolean {
  const { expiresAt, status, rate, createdAt } = paid
  if (expiresAt !== null) return arrivedAt <= expiresAt
  if (!waiting.includes(status)) return false
  return rate === null || arrivedAt.getTime() <= createdAt.getTime() + rateHoldsMs
}
