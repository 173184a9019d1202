import { array, boolean, type Infer, object, optional, size } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../fields/country-code.ts'
import { PersonName } from '../fields/person-name.ts'
import { Phone } from '../fields/phone.ts'
import { requiredText } from '../fields/text.ts'
import { SessionUser } from './session-user.ts'

/** What is left out stays as it is. Name and country can't change once documents are being checked, nor the name once a BVN is validated. */
export const UpdateCustomerBody = object({
  first_name: optional(PersonName),
  last_name: optional(PersonName),
  phone: optional(Phone),
  country: optional(requiredText(100)),
  country_code: optional(CountryCode),
  citizenship: optional(size(array(requiredText(100)), 1, 20)),
  pep: optional(boolean()),
  accredited_investors: optional(boolean()),
})
export type UpdateCustomerBody = Infer<typeof UpdateCustomerBody>

export const updateCustomer = endpoint({
  summary: 'Changes the member’s own record.',
  method: 'PATCH',
  path: '/customer/update',
  access: 'member',
  body: UpdateCustomerBody,
  response: SessionUser,
  errors: ['details_locked'],
})
