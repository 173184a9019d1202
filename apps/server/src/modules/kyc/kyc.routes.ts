import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import { handInProblem } from '@kinfold/contract/kyc/hand-in-problem'
import { uploadKyc } from '@kinfold/contract/kyc/upload-kyc'
import { uploadPoa } from '@kinfold/contract/kyc/upload-poa'
import { validateBvn as validateBvnCall } from '@kinfold/contract/kyc/validate-bvn'
import { and, eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute, uploadRoute } from '../../calls/route.ts'
import { member } from '../account/account.tables.ts'
import { sessionUserOf } from '../account/session-user-of.ts'
import { storedFile } from '../file/file.tables.ts'
import { keepFile } from '../file/keep-file.ts'
import type { Services } from '../services.ts'
import { handInDocument } from './hand-in-document.ts'
import { validateBvn } from './validate-bvn.ts'

export function kycRoutes(services: Services): readonly Route[] {
  const { db, now } = services
  return [
    signedInRoute(validateBvnCall, call => validateBvn(services, call)),
    signedInRoute(uploadKyc, async ({ caller, body }) => {
      const memberId = caller.accountId
      const fields = documentDayProblem(body, now())
      if (fields !== undefined) return refuse('validation_failed', { fields })
      return db.transaction(async tx => {
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
          // The sweep leaves alone what is about to be handed in.
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
        return (
          (await handInDocument(services, tx, document)) ?? sessionUserOf(services, tx, memberId)
        )
      })
    }),
    uploadRoute(uploadPoa, async ({ caller, upload: { file, fields } }) => {
      const memberId = caller.accountId
      const wrongDay = documentDayProblem(fields, now())
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
        return (
          (await handInDocument(services, tx, document)) ?? sessionUserOf(services, tx, memberId)
        )
      })
    }),
  ]
}
