import type { updateFaq as endpoint } from '@kinfold/contract/operator/content/update-faq'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function updateFaq(
  services: Services,
  { caller, params, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [kept] = await tx.orm.update(faq).set(body).where(eq(faq.id, params.id)).returning()
    if (kept === undefined) return refuse('not_found')
    await noteOperator(services, tx, caller.accountId, 'faq.changed', subjectOf(kept))
    return kept
  })
}
