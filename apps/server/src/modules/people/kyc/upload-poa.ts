import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import { handInProblem } from '@kinfold/contract/kyc/hand-in-problem'
import type { uploadPoa as endpoint } from '@kinfold/contract/kyc/upload-poa'
import { eq } from 'drizzle-orm'
import type { Answer, UploadCall } from '../../../calls/call.ts'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { keepFile } from '../../base/file/keep-file.ts'
import { member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { sessionUserOf } from '../account/session-user-of.ts'
import { handInDocument } from './hand-in-document.ts'

type Endpoint = typeof endpoint

export async function uploadPoa(
  services: Services,
  { caller, upload: { file, fields } }: UploadCall<Endpoint>,
): Promise<Answer<Endpoint> | Refusal<'file_type_not_allowed' | 'file_too_large'>> {
  const { db, clock } = services
  const memberId = caller.accountId
  const wrongDay = documentDayProblem(fields, dayInLagos(await clock.now(db)))
  if (wrongDay !== undefined) return refuse('validation_failed', { fields: wrongDay })
  const [person] = await db.orm.select().from(member).where(eq(member.id, memberId))
  const problem = person && handInProblem(person.poaStatus)
  if (problem !== undefined) return refuse(problem)
  const kept = await keepFile(services, memberId, 'proof_of_address', file)
  if (kept instanceof Refusal) return kept
  return db.transaction(async tx => {
    const document = {
      memberId,
      kind: 'address',
      documentType: fields.document_type,
      documentNumber: null,
      expiresOn: null,
      issuedOn: fields.issued_on ?? null,
      fileId: kept.id,
    } as const
    return (await handInDocument(services, tx, document)) ?? sessionUserOf(services, tx, memberId)
  })
}
