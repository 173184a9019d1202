import { expect, it } from 'vitest'
import { totpCode } from './totp-code.ts'

// The examples of RFC 6238, cut to six digits.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('shows at second %s the code %s', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpCode(secret, new Date(second * 1000))).toBe(code)
})
