import type { updateOfficer as endpoint } from '@kinfold/contract/operator/club/update-officer'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { atVersion, notAtVersion } from '../../base/version/at-version.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function updateOfficer({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const changed = { ...changes, version: version + 1 }
  const [kept] = await tx.orm
    .update(officer)
    .set(changed)
    .where(atVersion(officer, params.id, version))
    .returning()
  if (kept === undefined) return notAtVersion(tx, officer, params.id)
  return audited('officer.changed', subjectOf(kept), kept)
}
