import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { confirmationProblem, openProposal } from '../proposal/judge-proposal.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { lockRates } from './lock-rates.ts'
import { putRateInForce } from './put-rate-in-force.ts'
import { rateProposal } from './rate.tables.ts'
import { readRateProposal } from './read-rate-proposals.ts'

type Proposal = typeof rateProposal.$inferSelect
type Decision = { readonly id: string; readonly by: string }

const rateMoved =
  'The rate has changed since this was proposed. Discard it, and propose it anew if it is right.'

/** From here on members see the rate: two administrators want it. */
export async function confirmRate(
  services: Services,
  { id, by }: Decision,
): Promise<
  | RateProposal
  | Refusal<'not_found' | 'already_decided' | 'second_person_needed' | 'conflict' | 'forbidden'>
> {
  return asOperator(services, by, 'administrator', async tx => {
    const before = await lockRates(tx, services.now())
    const proposal = await lockProposal(tx, id)
    if (proposal instanceof Refusal) return proposal
    const problem = await confirmationProblem(tx, proposal, by)
    if (problem !== undefined) return problem
    if ((before.last?.id ?? null) !== proposal.afterRateId) {
      return refuse('conflict', { sentence: rateMoved })
    }
    const { rate, proposedBy: setBy } = proposal
    await putRateInForce(tx, before, { rate, setBy, confirmedBy: by }, services.now())
    return settle(services, tx, proposal, { status: 'confirmed', by })
  })
}

export async function discardRate(
  services: Services,
  { id, by }: Decision,
): Promise<RateProposal | Refusal<'not_found' | 'already_decided' | 'forbidden'>> {
  return asOperator(services, by, 'administrator', async tx => {
    const proposal = await lockProposal(tx, id)
    if (proposal instanceof Refusal) return proposal
    return settle(services, tx, proposal, { status: 'discarded', by })
  })
}

async function lockProposal(tx: Transaction, id: string) {
  const [row] = await tx.orm
    .select()
    .from(rateProposal)
    .where(eq(rateProposal.id, id))
    .for('update')
  return openProposal(row)
}

async function settle(
  services: Services,
  tx: Transaction,
  { id, rate }: Proposal,
  { status, by }: { readonly status: 'confirmed' | 'discarded'; readonly by: string },
): Promise<RateProposal> {
  await tx.orm
    .update(rateProposal)
    .set({ status, decidedBy: by, decidedAt: services.now() })
    .where(eq(rateProposal.id, id))
  const about = { subject: 'exchange rate', subjectId: id, detail: rate }
  await noteOperator(services, tx, by, `exchange_rate.${status}`, about)
  return readRateProposal(tx, id)
}
