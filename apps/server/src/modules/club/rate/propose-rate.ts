import { ratePairText, rateText } from '@kinfold/contract/money/rate-text'
import type { RateProposal } from '@kinfold/contract/operator/rate/rate-proposal'
import type { Transaction } from '../../../db/database.ts'
import { type Audited, audited } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import type { exchangeRate } from './rate.tables.ts'
import { rateProposal } from './rate.tables.ts'
import { readRateProposal } from './read-rate-proposals.ts'

type Input = {
  readonly rate: string
  readonly reason: string
  readonly by: string
  readonly after: typeof exchangeRate.$inferSelect | undefined
}

/** Members don't see proposals. Undefined when another rate is already proposed. */
export async function proposeRate(
  services: Services,
  tx: Transaction,
  { rate, reason, by, after }: Input,
): Promise<Audited<RateProposal> | undefined> {
  const [kept] = await tx.orm
    .insert(rateProposal)
    .values({
      rate,
      afterRateId: after?.id,
      reason,
      proposedBy: by,
      proposedAt: await services.clock.now(tx),
    })
    .onConflictDoNothing()
    .returning()
  if (kept === undefined) return undefined
  const from = after === undefined ? 'the first rate' : `after ${rateText(after.rate)}`
  const about = {
    subject: 'exchange rate',
    subjectId: kept.id,
    detail: `${ratePairText(rate)}, ${from}. ${reason}`,
  }
  return audited('exchange_rate.proposed', about, await readRateProposal(tx, kept.id))
}
