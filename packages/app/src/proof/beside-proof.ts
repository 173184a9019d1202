import type { Failure } from '@kinfold/api/client/outcome'
import type { TypedProof } from './typed-proof.ts'

const fieldOf: Readonly<Record<string, TypedProof>> = {
  password_required: 'password',
  current_password_wrong: 'password',
  totp_required: 'totp_code',
  totp_invalid: 'totp_code',
}

/** What is wrong with a password or a code belongs beside the field that it was typed in, where the focus goes. */
export function besideProof(failure: Failure<string>): Failure<string> {
  const field = fieldOf[failure.code]
  if (failure.kind !== 'refused' || field === undefined) return failure
  const { message, ...rest } = failure
  return message === undefined ? failure : { ...rest, fields: { ...rest.fields, [field]: message } }
}
