import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import type { uploadKyc as endpoint } from '@kinfold/contract/kyc/upload-kyc'
import { and, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import type { Services } from '../../services.ts'
import { sessionUserOf } from '../account/session-user-of.ts'
import { handInDocument } from './hand-in-document.ts'

type Endpoint = typeof endpoint

export async function uploadKyc(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const memberId = caller.accountId
  const today = dayInLagos(await services.clock.now(services.db))
  const fields = documentDayProblem(body, today)
  if (fields !== undefined) return refuse('validation_failed', { fields })
  return services.db.transaction(async tx => {
    const [file] = await tx.orm
      .select()
      .from(storedFile)
      .where(
        and(
          eq(storedFile.id, body.file_id),
          eq(storedFile.ownerId, memberId),
          eq(storedFile.purpose, 'identity'),
        ),
      )
      // Locked, so that the nightly clean-up doesn't delete a file that is being submitted.
      .for('key share')
    if (file === undefined) return refuse('not_found')
    const document = {
      memberId,
      kind: 'identity',
      documentType: body.id_type,
      documentNumber: body.id_number,
      expiresOn: body.expires_on ?? null,
      issuedOn: null,
      fileId: file.id,
    } as const
    return (await handInDocument(services, tx, document)) ?? sessionUserOf(services, tx, memberId)
  })
}
