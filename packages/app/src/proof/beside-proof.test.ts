import { expect, test } from 'vitest'
import { besideProof } from './beside-proof.ts'

const refused = (code: string) =>
  ({ ok: false, kind: 'refused', status: 403, code, message: 'Said.' }) as const

test.each([
  ['password_required', { password: 'Said.' }],
  ['current_password_wrong', { password: 'Said.' }],
  ['totp_required', { totp_code: 'Said.' }],
  ['totp_invalid', { totp_code: 'Said.' }],
])('what %s says of a proof stands beside %j', (code, fields) => {
  expect(besideProof(refused(code))).toEqual({ ...refused(code), message: undefined, fields })
})

test('what is about anything else stays as it is', () => {
  const other = { ...refused('invalid'), fields: { amount: 'Too much.' } }
  expect(besideProof(other)).toBe(other)
  expect(besideProof(refused('passkey_invalid'))).toEqual(refused('passkey_invalid'))
})
