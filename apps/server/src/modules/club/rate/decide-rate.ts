import { ratePairText } from '@kinfold/contract/money/rate-text'
import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { asOperator } from '../../base/person/as-operator.ts'
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
  lock: async (tx, { id, seen }) => {
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
  return asOperator(services, decision.by, 'administrator', async tx => {
    const now = await services.clock.now(tx)
    const before = await lockRates(tx, now)
    await lapseLateRates(tx, now)
    if (await hasLapsed(tx, decision)) return refuse('conflict', { sentence: rateLapsed })
    return confirmProposal(services, tx, rateProposals, decision, async proposal => {
      if ((before.last?.id ?? null) !== proposal.afterRateId) {
        return refuse('conflict', { sentence: rateMoved })
      }
      const { rate, proposedBy: setBy, source, quotedAt } = proposal
      const setting = { rate, setBy, source, quotedAt, confirmedBy: decision.by }
      await putRateInForce(tx, before, setting, now)
      return undefined
    })
  })
}

async function hasLapsed({ orm }: Transaction, { id }: Decision): Promise<boolean> {
  const which = and(eq(rateProposal.id, id), eq(rateProposal.status, 'lapsed'))
  return (await orm.$count(rateProposal, which)) > 0
}

export function discardRate(services: Services, decision: Decision) {
  return discardProposal(services, rateProposals, decision)
}
