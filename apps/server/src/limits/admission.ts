import { logIn } from '@kinfold/contract/auth/log-in'
import type { Admission, AdmissionTo } from '../calls/admission.ts'
import type { Attempt } from '../calls/attempt.ts'
import { emailKeyOf } from '../calls/email-key.ts'
import type { Refusal } from '../calls/refusal.ts'
import type { Mode } from '../config/mode.ts'
import { countAttempt } from './count-attempt.ts'
import type { Limits } from './limits.ts'
import { isLimited, limitsOf } from './limits-of.ts'

/** Whether somebody signed in from the device to the account of the address before. */
type IsKnownDevice = (emailKey: string, device: string) => Promise<boolean>
type CheckCaptcha = (token: string, address: string) => Promise<Refusal | undefined>

export type Doorkeepers = {
  readonly isKnownDevice: IsKnownDevice
  readonly checkCaptcha: CheckCaptcha
}

export function createAdmission(
  limits: Limits,
  mode: Mode,
  { isKnownDevice, checkCaptcha }: Doorkeepers,
): AdmissionTo {
  const knownDeviceOf = async ({ endpoint, body, visit: { device } }: Attempt) => {
    const emailKey = emailKeyOf(body)
    if (endpoint !== logIn || emailKey === undefined || device === undefined) return undefined
    return (await isKnownDevice(emailKey, device)) ? device : undefined
  }
  const askCaptcha = async ({ body, visit }: Attempt) => {
    const token = captchaTokenIn(body)
    return token === undefined ? undefined : checkCaptcha(token, visit.address)
  }
  const admission: Admission = async attempt => {
    // In this order, so that a program that solves no captcha uses up its own tries and nobody else's.
    const ofVisitor = limitsOf(attempt, mode, 'visitor')
    const stopped = (await limits.count(ofVisitor)) ?? (await askCaptcha(attempt))
    if (stopped !== undefined) return stopped
    const others = limitsOf(attempt, mode, 'others', await knownDeviceOf(attempt))
    const tooMany = await countAttempt(limits, others)
    if (tooMany !== undefined) return tooMany
    const failuresOnly = [...ofVisitor, ...others].filter(counted => counted.failuresOnly)
    return { succeeded: () => limits.forgive(failuresOnly) }
  }
  return endpoint => (isLimited(endpoint) ? admission : undefined)
}

function captchaTokenIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('cf_turnstile_response' in body)) {
    return undefined
  }
  return String(body.cf_turnstile_response)
}
