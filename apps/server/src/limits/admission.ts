import { logIn } from '@kinfold/contract/auth/log-in'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { Attempt } from '../http/attempt.ts'
import { Refusal } from '../http/refusal.ts'
import type { Mode } from '../mode/mode.ts'
import { countAttempt } from './count-attempt.ts'
import type { Limits } from './limits.ts'
import { emailKeyOf, isLimited, limitsOf } from './limits-of.ts'

/** Counts an attempt against every limit of its endpoint; the first that is used up refuses it. */
export type Admission = (attempt: Attempt) => Promise<Admitted | Refusal>
export type Admitted = {
  /** Takes the attempt back where only failures count. */
  readonly succeeded: () => Promise<void>
}

/** How an endpoint's calls are let in; nothing where they are without limits. */
export type AdmissionTo = (endpoint: AnyEndpoint) => Admission | undefined

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
