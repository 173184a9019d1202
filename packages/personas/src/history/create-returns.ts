// A month's return of one plan: the total, shared among the portfolios by their value, less the club's tenth.
import { type Money, money } from '@kinfold/contract/money/money'
import { shareReturns } from '@kinfold/contract/operator/returns/share-returns'
import type { Plan } from '@kinfold/contract/plan/plan'
import { demoId } from '../demo-id.ts'
import { feeShare, monthlyReturnBps } from '../plans/monthly-returns.ts'
import type { PortfolioFacts } from '../portfolios/portfolio-facts.ts'

export interface ReturnShare {
  readonly portfolio: PortfolioFacts
  readonly valueBefore: Money
  readonly amount: Money
  readonly fee: Money
}

export interface DemoReturns {
  readonly id: ReturnType<typeof returnsId>
  readonly plan: Plan
  /** `2026-05` */
  readonly month: string
  readonly total: Money
  readonly fee: Money
  readonly shares: readonly ReturnShare[]
}

export const returnsId = (plan: Plan, month: string) => demoId('returns', plan.id, month)

/** Undefined when nobody held anything that month. */
export function createReturns(
  plan: Plan,
  month: string,
  holdings: readonly { portfolio: PortfolioFacts; value: bigint }[],
): DemoReturns | undefined {
  const held = holdings.filter(({ value }) => value > 0n)
  const sum = held.reduce((all, { value }) => all + value, 0n)
  const total = (sum * monthlyReturnBps(plan.id, Number(month.slice(5)))) / 10_000n
  if (total === 0n) return undefined

  const fee = money(plan.currency, total / feeShare)
  const shares = shareReturns(
    { total: money(plan.currency, total), fee },
    held.map(({ portfolio, value }) => ({ portfolio: portfolio.id, weight: value })),
  )
  return {
    id: returnsId(plan, month),
    plan,
    month,
    total: money(plan.currency, total),
    fee,
    shares: held.flatMap(({ portfolio, value }) => {
      const share = shares.find(each => each.portfolio === portfolio.id)
      return share ? { ...share, portfolio, valueBefore: money(plan.currency, value) } : []
    }),
  }
}
