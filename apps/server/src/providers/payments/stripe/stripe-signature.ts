import { createHmac } from 'node:crypto'
import { sameBytes } from '../../../security/keyed-hash.ts'

const toleranceSeconds = 5 * 60
const hexOfSha256 = /^[0-9a-f]{64}$/i
/** Stripe signs with two secrets while one replaces the other. */
const mostSignatures = 8

/** Stripe signs its time and the body, as it is; an old message may be a replay. */
export function isFromStripe(secret: string, body: Buffer, header: unknown, now: Date): boolean {
  if (typeof header !== 'string') return false
  const parts = header.split(',').map(part => part.trim())
  const [time, ...moreTimes] = valuesOf(parts, 't')
  const signatures = valuesOf(parts, 'v1').filter(signature => hexOfSha256.test(signature))
  if (time === undefined || moreTimes.length > 0 || !/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const right = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return signatures
    .slice(0, mostSignatures)
    .some(signature => sameBytes(right, Buffer.from(signature, 'hex')))
}

const valuesOf = (parts: readonly string[], name: string) =>
  parts.filter(part => part.startsWith(`${name}=`)).map(part => part.slice(name.length + 1))
