import { enums, object, optional } from 'superstruct'
import { SessionUser } from '../account/session-user.ts'
import { endpoint } from '../endpoint.ts'
import { DateText } from '../fields/date.ts'
import { addressDocumentTypes } from './identity-types.ts'

export const uploadPoa = endpoint({
  summary: 'Hands in a proof of address, the file and its facts in one.',
  method: 'POST',
  path: '/customer/upload-poa',
  access: 'member',
  upload: {
    file: 'file',
    fields: object({
      document_type: enums(addressDocumentTypes),
      issued_on: optional(DateText),
    }),
  },
  response: SessionUser,
  errors: ['kyc_already_approved'],
})
