import type { updateOfficer as endpoint } from '@kinfold/contract/operator/club/update-officer'
import { versionProblem } from '@kinfold/contract/operator/version-problem'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function updateOfficer({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
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
  return audited('officer.changed', subjectOf(kept), kept)
}
