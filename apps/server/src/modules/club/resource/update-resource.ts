import type { updateResource as endpoint } from '@kinfold/contract/operator/content/update-resource'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { describeResource, subjectOf } from './describe-resource.ts'
import { resource } from './resource.tables.ts'

type Endpoint = typeof endpoint

export function updateResource(
  services: Services,
  { caller, params, body: { version, ...changes } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
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
    await noteOperator(services, tx, caller.accountId, 'resource.changed', subjectOf(kept))
    return describeResource(kept)
  })
}
