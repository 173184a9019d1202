import type { createOfficer as endpoint } from '@kinfold/contract/operator/club/create-officer'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function createOfficer({
  body,
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const [added] = await tx.orm.insert(officer).values(body).returning()
  if (added === undefined) throw new Error('officer not found after insert')
  return audited('officer.created', subjectOf(added), added)
}
