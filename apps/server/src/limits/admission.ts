import { logIn } from '@kinfold/contract/auth/log-in'
import type { Admission, AdmissionTo } from '../calls/admission.ts'
import type { Attempt } from '../calls/attempt.ts'
import { emailKeyOf } from '../calls/email-key.ts'
import { Refusal } from '../calls/refusal.ts'
import type { Mode } from '../config/mode.ts'
import { countAttempt } from './count-attempt.ts'
import type { Limits } from './limits.ts'
import { isLimited, limitsOf } from './limits-of.ts'

/** Whether somebody signed in from the device to the account of the address before. */
type IsKnownDevice = (emailKey: string, device: string) => Promise<boolean>

export function createAdmission(
  limits: Limits,
  mode: Mode,
  isKnownDevice: IsKnownDevice,
): AdmissionTo {
  const knownDeviceOf = async ({ endpoint, body, visit: { device } }: Attempt) => {
    const emailKey = emailKeyOf(body)
    if (endpoint !== logIn || emailKey === undefined || device === undefined) return undefined
    return (await isKnownDevice(emailKey, device)) ? device : undefined
  }
  const admission: Admission = async attempt => {
    const counted = limitsOf(attempt, mode, await knownDeviceOf(attempt))
    const tooMany = await countAttempt(limits, counted)
    if (tooMany instanceof Refusal) return tooMany
    return {
      succeeded: () => limits.forgive(counted.filter(({ failuresOnly }) => failuresOnly)),
    }
  }
  return endpoint => (isLimited(endpoint) ? admission : undefined)
}
