import type { updateResource as endpoint } from '@kinfold/contract/operator/content/update-resource'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { atVersion, notAtVersion } from '../../base/version/at-version.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export async function updateResource({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const changed = { ...changes, version: version + 1 }
  const [kept] = await tx.orm
    .update(resource)
    .set(changed)
    .where(atVersion(resource, params.id, version))
    .returning()
  if (kept === undefined) return notAtVersion(tx, resource, params.id)
  return audited('resource.changed', subjectOf(kept), describeResource(kept))
}
