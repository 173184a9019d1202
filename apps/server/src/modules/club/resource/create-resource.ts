import type { createResource as endpoint } from '@kinfold/contract/operator/content/create-resource'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export function createResource(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [added] = await tx.orm
      .insert(resource)
      .values({ ...body, createdAt: await services.clock.now(tx) })
      .returning()
    if (added === undefined) throw new Error('resource not found after insert')
    await noteOperator(services, tx, caller.accountId, 'resource.created', subjectOf(added))
    return describeResource(added)
  })
}
