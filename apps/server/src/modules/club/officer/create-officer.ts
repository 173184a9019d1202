import type { createOfficer as endpoint } from '@kinfold/contract/operator/club/create-officer'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function createOfficer(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [added] = await tx.orm.insert(officer).values(body).returning()
    if (added === undefined) throw new Error('officer not found after insert')
    await noteOperator(services, tx, caller.accountId, 'officer.created', subjectOf(added))
    return added
  })
}
