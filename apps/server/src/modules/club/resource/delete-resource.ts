import type { deleteResource as endpoint } from '@kinfold/contract/operator/content/delete-resource'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export function deleteResource(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [gone] = await tx.orm.delete(resource).where(eq(resource.id, params.id)).returning()
    if (gone === undefined) return refuse('not_found')
    await noteOperator(services, tx, caller.accountId, 'resource.deleted', subjectOf(gone))
    return { done: true as const }
  })
}
