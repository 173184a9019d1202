import { enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../../fields/date.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { DocumentStatus } from '../../kyc/document-status.ts'
import { MemberReference, OperatorReference } from '../person-reference.ts'

export const kycCaseKinds = ['identity', 'address'] as const
export const KycCaseKind = enums(kycCaseKinds)

/** One document to decide about. */
export const KycCase = type({
  id: id<'kyc-case'>(),
  kind: KycCaseKind,
  member: MemberReference,
  status: DocumentStatus,
  document_type: string(),
  document_number: nullable(string()),
  expires_on: nullable(DateText),
  issued_on: nullable(DateText),
  file_id: id<'file'>(),
  submitted_at: DateTime,
  /** Two approve the documents of a politically exposed person: the first of them. */
  first_approved_by: nullable(OperatorReference),
  /** The first of two who want the approval taken back, also once it is; and why the member has to hand it in again. */
  take_back: nullable(type({ by: OperatorReference, reason: string() })),
  decided_at: nullable(DateTime),
  decided_by: nullable(OperatorReference),
  rejection_reason: nullable(string()),
})
export type KycCase = Infer<typeof KycCase>
