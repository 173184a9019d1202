import type { updateResource as endpoint } from '@kinfold/contract/operator/content/update-resource'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export async function updateResource({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [before] = await tx.orm
    .select()
    .from(resource)
    .where(eq(resource.id, params.id))
    .for('update')
  if (before === undefined) return refuse('not_found')
  const problem = versionProblem(before, version)
  if (problem !== undefined) return refuse(problem)
  const kept = { ...before, ...changes, version: version + 1 }
  await tx.orm.update(resource).set(kept).where(eq(resource.id, params.id))
  return audited('resource.changed', subjectOf(kept), describeResource(kept))
}
