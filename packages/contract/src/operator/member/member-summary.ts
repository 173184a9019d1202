import { boolean, type Infer, string, type } from 'superstruct'
import { CustomerState } from '../../account/customer.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { DocumentStatus } from '../../kyc/document-status.ts'

export const MemberSummary = type({
  id: id<'customer'>(),
  name: string(),
  email: string(),
  country: string(),
  is_global: boolean(),
  is_email_verified: boolean(),
  kyc_status: DocumentStatus,
  poa_status: DocumentStatus,
  status: CustomerState,
  created_at: DateTime,
})
export type MemberSummary = Infer<typeof MemberSummary>
