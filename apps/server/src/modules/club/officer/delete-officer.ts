import type { deleteOfficer as endpoint } from '@kinfold/contract/operator/club/delete-officer'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../calls/refusal.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function deleteOfficer({
  params,
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [gone] = await tx.orm.delete(officer).where(eq(officer.id, params.id)).returning()
  if (gone === undefined) return refuse('not_found')
  return audited('officer.deleted', subjectOf(gone), { done: true as const })
}
