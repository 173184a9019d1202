import { logIn } from '@kinfold/contract/auth/log-in'
import type { Admission, AdmissionTo } from '../calls/admission.ts'
import { emailKeyOf } from '../calls/email-key.ts'
import type { ParsedCall } from '../calls/parsed-call.ts'
import type { Refusal } from '../calls/refusal.ts'
import type { Mode } from '../config/mode.ts'
import { countAgainstLimits } from './count-against-limits.ts'
import type { Limits } from './limits.ts'
import { isLimited, limitsOf } from './limits-of.ts'

/** Whether somebody signed in from the device to the account of the address before. */
type IsKnownDevice = (emailKey: string, device: string) => Promise<boolean>
type CheckCaptcha = (token: string, address: string) => Promise<Refusal | undefined>

export type AdmissionChecks = {
  readonly isKnownDevice: IsKnownDevice
  readonly checkCaptcha: CheckCaptcha
}

export function createAdmission(
  limits: Limits,
  mode: Mode,
  { isKnownDevice, checkCaptcha }: AdmissionChecks,
): AdmissionTo {
  const knownDeviceOf = async ({ endpoint, body, visit: { device } }: ParsedCall) => {
    const emailKey = emailKeyOf(body)
    if (endpoint !== logIn || emailKey === undefined || device === undefined) return undefined
    return (await isKnownDevice(emailKey, device)) ? device : undefined
  }
  const askCaptcha = async ({ body, visit }: ParsedCall) => {
    const token = captchaTokenIn(body)
    return token === undefined ? undefined : checkCaptcha(token, visit.address)
  }
  const admission: Admission = async call => {
    // In this order, so that a program that solves no captcha uses up its own tries and nobody else's.
    const ofVisitor = limitsOf(call, mode, 'visitor')
    const tooMany = await limits.count(ofVisitor)
    if (tooMany !== undefined) return tooMany
    const unsolved = await askCaptcha(call)
    const others =
      unsolved === undefined ? limitsOf(call, mode, 'others', await knownDeviceOf(call)) : []
    const stopped = unsolved ?? (await countAgainstLimits(limits, others))
    if (stopped !== undefined) {
      await limits.settle(ofVisitor)
      return stopped
    }
    const failuresOnly = [...ofVisitor, ...others].filter(counted => counted.failuresOnly)
    return {
      succeeded: () => limits.forgive(failuresOnly),
      failed: () => limits.settle(failuresOnly),
    }
  }
  return endpoint => (isLimited(endpoint) ? admission : undefined)
}

function captchaTokenIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('cf_turnstile_response' in body)) {
    return undefined
  }
  return String(body.cf_turnstile_response)
}
