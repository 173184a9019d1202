import type { createResource as endpoint } from '@kinfold/contract/operator/content/create-resource'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export async function createResource(
  services: Services,
  { body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const [added] = await tx.orm
    .insert(resource)
    .values({ ...body, createdAt: await services.clock.now(tx) })
    .returning()
  if (added === undefined) throw new Error('resource not found after insert')
  return audited('resource.created', subjectOf(added), describeResource(added))
}
