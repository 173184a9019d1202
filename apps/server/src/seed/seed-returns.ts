// The demo club's returns: each month's run with its shares; the last one of one plan waits to be posted.
import type { DemoClub } from '@kinfold/personas/demo-club'
import { postingIn } from '@kinfold/personas/desk/returns-postings'
import { people } from '@kinfold/personas/people/people'
import type { Transaction } from '../db/database.ts'
import { countMembers } from '../modules/holdings/portfolio/count-members.ts'
import { returnsRun, returnsShare } from '../modules/holdings/portfolio/returns.tables.ts'

export async function seedReturns(tx: Transaction, club: DemoClub): Promise<void> {
  for (const returns of club.returns) {
    const about = postingIn(returns, club.day)
    const { id, plan, total, fee } = returns
    const completedAt = about.completed_at === null ? null : new Date(about.completed_at)
    await tx.orm.insert(returnsRun).values({
      id,
      planId: plan.id,
      currency: plan.currency,
      period: returns.month,
      totalMinor: total.minor,
      feeMinor: fee.minor,
      weighting: about.weighting,
      portfolios: about.portfolios,
      ...countMembers(
        returns.shares.map(({ portfolio, valueBefore }) => ({
          member: portfolio.owner,
          weight: valueBefore.minor,
        })),
      ),
      basisMinor: returns.shares.reduce((sum, share) => sum + share.valueBefore.minor, 0n),
      status: about.status,
      draftedBy: about.drafted_by.id,
      draftedAt: new Date(about.drafted_at),
      postedBy: about.posted_by?.id ?? null,
      postedAt: about.posted_at === null ? null : new Date(about.posted_at),
      completedAt,
      toldAt: completedAt,
    })
    await tx.orm.insert(returnsShare).values(
      returns.shares.map(({ portfolio, valueBefore, amount, fee: charged }) => ({
        runId: id,
        portfolioId: portfolio.id,
        memberId: people[portfolio.owner].customer.id,
        weight: valueBefore.minor,
        amountMinor: amount.minor,
        feeMinor: charged.minor,
        state: completedAt === null ? ('waiting' as const) : ('posted' as const),
        toldAt: completedAt,
      })),
    )
  }
}
