import type { updateResource as endpoint } from '@kinfold/contract/operator/content/update-resource'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { noteOperator } from '../audit/note-operator.ts'
import type { Services } from '../services.ts'
import { asOperator } from '../staff/as-operator.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export function updateResource(
  services: Services,
  { caller, params, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [kept] = await tx.orm
      .update(resource)
      .set(body)
      .where(eq(resource.id, params.id))
      .returning()
    if (kept === undefined) return refuse('not_found')
    await noteOperator(services, tx, caller.accountId, 'resource.changed', subjectOf(kept))
    return describeResource(kept)
  })
}
