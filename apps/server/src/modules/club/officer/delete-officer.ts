import type { deleteOfficer as endpoint } from '@kinfold/contract/operator/club/delete-officer'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { officer } from './officer.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export function deleteOfficer(
  services: Services,
  { caller, params }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  return asOperator(services, caller.accountId, 'administrator', async tx => {
    const [gone] = await tx.orm.delete(officer).where(eq(officer.id, params.id)).returning()
    if (gone === undefined) return refuse('not_found')
    await noteOperator(services, tx, caller.accountId, 'officer.deleted', subjectOf(gone))
    return { done: true as const }
  })
}
