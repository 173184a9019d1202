import {
  type publishTerms as endpoint,
  termsVersionUsed,
} from '@kinfold/contract/operator/content/publish-terms'
import { refuse } from '../../../calls/refusal.ts'
import { takeLock } from '../../../db/advisory-locks.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { terms } from './terms.tables.ts'
import { termsInForce } from './terms-in-force.ts'

type Endpoint = typeof endpoint

const used = { sentence: termsVersionUsed }

export async function publishTerms(
  services: Services,
  { caller, body: { version, link, changes }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  // Serialises two operators who publish at once.
  await tx.query(takeLock('terms'))
  if ((await termsInForce(services, tx)).version === version) return refuse('conflict', used)
  const publishedAt = await services.clock.now(tx)
  const [published] = await tx.orm
    .insert(terms)
    .values({ version, link, changes, publishedAt, publishedBy: caller.accountId })
    .onConflictDoNothing()
    .returning()
  if (published === undefined) return refuse('conflict', used)
  return audited(
    'terms.published',
    {
      subject: `terms ${version}`,
      detail: link,
    },
    { version, link, changes, published_at: publishedAt.toISOString() },
  )
}
