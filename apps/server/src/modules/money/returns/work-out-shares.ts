import { type Money, money, zero } from '@kinfold/contract/money/money'
import { draftSentences } from '@kinfold/contract/operator/returns/draft-problem'
import { shareReturns } from '@kinfold/contract/operator/returns/share-returns'
import { heldStatuses, type PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { RunRow } from './lock-run.ts'
import { type Holding, readBasis } from './read-basis.ts'
import { returnsMonth } from './returns-month.ts'

export type WorkedOutShare = Pick<Holding, 'portfolio' | 'member' | 'weight'> & {
  readonly amount: Money
  readonly fee: Money
}

type Wanted = Pick<
  RunRow,
  'planId' | 'currency' | 'period' | 'totalMinor' | 'feeMinor' | 'weighting'
>

const isHeld = ({ status }: { readonly status: PortfolioStatus }) =>
  heldStatuses.some(held => held === status)

/** What was in a plan when it is shared by such weights, at least a kobo. */
export function basisOf(
  shares: readonly Pick<Holding, 'weight'>[],
  { weighting, period }: Pick<Wanted, 'weighting' | 'period'>,
): bigint {
  const weight = shares.reduce((sum, share) => sum + share.weight, 0n)
  const basis = weighting === 'days' ? weight / BigInt(returnsMonth(period).days) : weight
  return basis > 0n ? basis : 1n
}

/**
 * How a month's result is shared as the books stand. One that has ended has its part of a return, which goes on to
 * the wallet, and none of a loss, because nothing of it is left.
 */
export async function workOutShares(
  tx: Transaction,
  { planId, currency, period, totalMinor, feeMinor, weighting }: Wanted,
): Promise<readonly WorkedOutShare[] | Refusal<'conflict'>> {
  const isLoss = totalMinor < 0n
  const basis = await readBasis(tx, { planId, weighting, month: returnsMonth(period) })
  const holdings = isLoss ? basis.filter(isHeld) : basis
  if (holdings.length === 0) return refuse('conflict', { sentence: draftSentences.nobodyHeld })
  const shares = shareReturns(
    { total: money(currency, totalMinor), fee: money(currency, feeMinor) },
    holdings,
  )
  const nothing = zero(currency)
  const worked = holdings.map(({ portfolio, member, weight }, place) => {
    const { amount = nothing, fee = nothing } = shares[place] ?? {}
    return { portfolio, member, weight, amount, fee }
  })
  const tooGreat = worked.filter(
    ({ amount }, place) => (holdings[place]?.balance ?? 0n) + amount.minor < 0n,
  ).length
  if (tooGreat === 0) return worked
  return refuse('conflict', { sentence: draftSentences.tooGreatALoss(tooGreat) })
}
