import { ratePairText } from '@kinfold/contract/money/rate-text'
import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import {
  confirmProposal,
  type Decision,
  discardProposal,
  type ProposalKind,
} from '../../base/proposal/decide-proposal.ts'
import { openProposal } from '../../base/proposal/judge-proposal.ts'
import type { Services } from '../../services.ts'
import { lapseLateRates } from './lapse-held-rates.ts'
import { lockRates } from './lock-rates.ts'
import { putRateInForce } from './put-rate-in-force.ts'
import { rateProposal } from './rate.tables.ts'
import { readRateProposal } from './read-rate-proposals.ts'

type Proposal = typeof rateProposal.$inferSelect

const rateMoved =
  'The rate has changed since this was proposed. Discard it, and propose it anew if it is right.'

const rateLapsed =
  'The feed gave this rate more than a day ago, or has given a newer one since. Please wait for its next.'

const rateProposals: ProposalKind<Proposal, RateProposal, never> = {
  lock: async ({ params: { id }, body: { seen }, tx }) => {
    const [row] = await tx.orm
      .select()
      .from(rateProposal)
      .where(eq(rateProposal.id, id))
      .for('update')
    return openProposal(tx, row, seen)
  },
  update: (tx, id, decided) =>
    tx.orm.update(rateProposal).set(decided).where(eq(rateProposal.id, id)),
  read: readRateProposal,
  entry: ({ rate }, status) => ({
    action: `exchange_rate.${status}`,
    subject: 'exchange rate',
    detail: ratePairText(rate),
  }),
}

/** From now on members see the rate: two administrators agreed, or one with a feed. */
export async function confirmRate(services: Services, decision: Decision) {
  const { caller, tx } = decision
  const now = await services.clock.now(tx)
  const before = await lockRates(tx, now)
  await lapseLateRates(tx, now)
  if (await hasLapsed(decision)) return refuse('conflict', { sentence: rateLapsed })
  return confirmProposal(services, rateProposals, decision, async proposal => {
    if ((before.last?.id ?? null) !== proposal.afterRateId) {
      return refuse('conflict', { sentence: rateMoved })
    }
    const { rate, proposedBy: setBy, source, quotedAt } = proposal
    const setting = { rate, setBy, source, quotedAt, confirmedBy: caller.accountId }
    await putRateInForce(tx, before, setting, now)
    return undefined
  })
}

async function hasLapsed({ params, tx }: Decision): Promise<boolean> {
  const which = and(eq(rateProposal.id, params.id), eq(rateProposal.status, 'lapsed'))
  return (await tx.orm.$count(rateProposal, which)) > 0
}

export function discardRate(services: Services, decision: Decision) {
  return discardProposal(services, rateProposals, decision)
}
