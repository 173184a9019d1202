import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { CountryCode } from '../fields/country-code.ts'
import { DateTime } from '../fields/date-time.ts'
import { Email } from '../fields/email.ts'
import { id } from '../fields/id.ts'
import { DocumentStatus } from '../kyc/document-status.ts'

export const customerStates = ['active', 'suspended', 'closed'] as const
export const CustomerState = enums(customerStates)

/** The membership record: who the club knows the member as. */
export const Customer = type({
  id: id<'customer'>(),
  first_name: string(),
  last_name: string(),
  email: Email,
  phone: string(),
  country: string(),
  country_code: CountryCode,
  citizenship: array(string()),
  pep: boolean(),
  accredited_investors: boolean(),
  accept_family_office: nullable(boolean()),
  kyc_status: DocumentStatus,
  kyc_rejection_reason: nullable(string()),
  poa_status: DocumentStatus,
  poa_rejection_reason: nullable(string()),
  /** The last four digits; the whole number is never answered. */
  bvn_last4: nullable(string()),
  status: CustomerState,
  created_at: DateTime,
})
export type Customer = Infer<typeof Customer>
