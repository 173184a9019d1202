import type { OwnDocument } from '@kinfold/contract/kyc/list-own-documents'
import { kycCasesOf } from '../desk/kyc-cases.ts'
import type { Person } from '../people/person.ts'

/** What GET /customer/documents answers, newest first. */
export function ownDocumentsOf(person: Person): { documents: OwnDocument[] } {
  const documents = kycCasesOf(person).map(
    ({ id, kind, document_type, file_id, status, submitted_at, decided_at, rejection_reason }) => ({
      id,
      kind,
      document_type,
      file_id,
      status,
      submitted_at,
      decided_at,
      rejection_reason,
    }),
  )
  const newestFirst = (a: OwnDocument, b: OwnDocument) =>
    b.submitted_at.localeCompare(a.submitted_at) || b.id.localeCompare(a.id)
  return { documents: documents.sort(newestFirst) }
}
