import type { Id } from '../../fields/id.ts'
import { allocateMoney } from '../../money/allocate-money.ts'
import type { Currency } from '../../money/currency.ts'
import { type Money, zero } from '../../money/money.ts'

export interface Holding {
  readonly portfolio: Id<'portfolio'>
  /** What it is shared by, such as the portfolio's value. */
  readonly weight: bigint
}

export interface ReturnShare<C extends Currency> {
  readonly portfolio: Id<'portfolio'>
  /** Below zero for a loss. */
  readonly amount: Money<C>
  readonly fee: Money<C>
}

type Earned<C extends Currency> = { readonly total: Money<C>; readonly fee: Money<C> }

/**
 * Shares what a plan has earned or lost among its portfolios, to the kobo. Each gets its part by
 * weight, rounded towards zero; the units left over go to the largest remainders, and among equals
 * to the smaller id, so that the order the portfolios are read in makes no difference. The club's
 * fee is shared the same way, by what each portfolio earned. The shares are in the order of the ids.
 */
export function shareReturns<C extends Currency>(
  { total, fee }: Earned<C>,
  holdings: readonly Holding[],
): ReturnShare<C>[] {
  if (fee.minor < 0n) throw new RangeError('a fee is not below zero')
  if (fee.minor > 0n && fee.minor > total.minor) {
    throw new RangeError('the fee is more than was earned')
  }
  const sorted = holdings.toSorted((a, b) => (a.portfolio < b.portfolio ? -1 : 1))
  const amounts = allocateMoney(
    total,
    sorted.map(({ weight }) => weight),
  )
  const nothing = zero(fee.currency)
  const fees =
    fee.minor === 0n
      ? []
      : allocateMoney(
          fee,
          amounts.map(({ minor }) => minor),
        )
  return sorted.map(({ portfolio }, index) => ({
    portfolio,
    amount: amounts[index] ?? nothing,
    fee: fees[index] ?? nothing,
  }))
}
