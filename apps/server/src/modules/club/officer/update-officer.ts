import type { updateOfficer as endpoint } from '@kinfold/contract/operator/club/update-officer'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function updateOfficer(
  services: Services,
  { caller, params, body: { version, ...changes } }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [before] = await tx.orm
      .select()
      .from(officer)
      .where(eq(officer.id, params.id))
      .for('update')
    if (before === undefined) return refuse('not_found')
    const problem = versionProblem(before, version)
    if (problem !== undefined) return refuse(problem)
    const kept = { ...before, ...changes, version: version + 1 }
    await tx.orm.update(officer).set(kept).where(eq(officer.id, params.id))
    await noteOperator(services, tx, caller.accountId, 'officer.changed', subjectOf(kept))
    return kept
  })
}
