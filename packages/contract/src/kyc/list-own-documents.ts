import { array, enums, type Infer, nullable, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { DateTime } from '../fields/date-time.ts'
import { id } from '../fields/id.ts'
import { DocumentStatus } from './document-status.ts'

const ownDocumentKinds = ['identity', 'address'] as const

/** A document as its member uploaded it, and what was decided about it. Its number is not answered. */
export const OwnDocument = type({
  id: id<'kyc-case'>(),
  kind: enums(ownDocumentKinds),
  /** One of the kinds a member can choose from. */
  document_type: string(),
  /** What was uploaded: it opens for its member like every file of theirs. */
  file_id: id<'file'>(),
  status: DocumentStatus,
  submitted_at: DateTime,
  decided_at: nullable(DateTime),
  rejection_reason: nullable(string()),
})
export type OwnDocument = Infer<typeof OwnDocument>

export const listOwnDocuments = endpoint({
  summary: 'Every document the member uploaded, newest first, with what was decided about it.',
  method: 'GET',
  path: '/customer/documents',
  access: 'member',
  response: type({ documents: array(OwnDocument) }),
})
