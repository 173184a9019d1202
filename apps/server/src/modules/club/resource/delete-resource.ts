import type { deleteResource as endpoint } from '@kinfold/contract/operator/content/delete-resource'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export async function deleteResource({
  params,
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [gone] = await tx.orm.delete(resource).where(eq(resource.id, params.id)).returning()
  if (gone === undefined) return refuse('not_found')
  return audited('resource.deleted', subjectOf(gone), { done: true as const })
}
