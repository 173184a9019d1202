import { enums, type Infer, object, optional } from 'superstruct'
import { SessionUser } from '../account/session-user.ts'
import { endpoint } from '../endpoint.ts'
import { DateText } from '../fields/date.ts'
import { id } from '../fields/id.ts'
import { requiredText } from '../fields/text.ts'
import { identityTypes } from './identity-types.ts'

export const UploadKycBody = object({
  /** The picture, sent up before to /file. */
  file_id: id<'file'>(),
  id_type: enums(identityTypes),
  id_number: requiredText(50),
  /** Left out for a document that doesn't expire. */
  expires_on: optional(DateText),
})
export type UploadKycBody = Infer<typeof UploadKycBody>

export const uploadKyc = endpoint({
  summary: 'Hands in an identity document.',
  method: 'POST',
  path: '/customer/upload-kyc',
  access: 'member',
  body: UploadKycBody,
  response: SessionUser,
  errors: ['not_found', 'kyc_already_approved'],
})
