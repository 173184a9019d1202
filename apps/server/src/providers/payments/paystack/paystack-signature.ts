import { createHmac } from 'node:crypto'
import { sameBytes } from '../../../security/keyed-hash.ts'

const hexOfSha512 = /^[0-9a-f]{128}$/i

/** Paystack signs the body, as it is, with the account's secret key. */
export function isFromPaystack(secretKey: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !hexOfSha512.test(signature)) return false
  const right = createHmac('sha512', secretKey).update(body).digest()
  return sameBytes(right, Buffer.from(signature, 'hex'))
}
