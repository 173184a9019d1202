import {
  type publishTerms as endpoint,
  termsVersionUsed,
} from '@kinfold/contract/operator/content/publish-terms'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { takeLock } from '../../../db/advisory-locks.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { terms } from './terms.tables.ts'
import { termsInForce } from './terms-in-force.ts'

type Endpoint = typeof endpoint

const used = { sentence: termsVersionUsed }

export function publishTerms(
  services: Services,
  { caller, body: { version, link, changes } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
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
    await noteOperator(services, tx, caller.accountId, 'terms.published', {
      subject: `terms ${version}`,
      detail: link,
    })
    return { version, link, changes, published_at: publishedAt.toISOString() }
  })
}
