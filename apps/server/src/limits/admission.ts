import type { Refusal } from '../http/refusal.ts'
import type { Attempt } from '../http/register-routes.ts'
import type { Limits } from './limits.ts'
import { limitsOf } from './limits-of.ts'

export type Admission = {
  /** Counts an attempt against every limit of its endpoint; the first that is used up refuses it. */
  readonly admit: (attempt: Attempt) => Promise<Refusal | undefined>
  /** Takes the attempt back where only failures count. */
  readonly succeeded: (attempt: Attempt) => Promise<void>
}

export function createAdmission(limits: Limits, mode: 'sandbox' | 'live'): Admission {
  return {
    async admit(attempt) {
      for (const { limit, key } of limitsOf(attempt, mode)) {
        const refusal = await limits.count(limit, key)
        if (refusal !== undefined) return refusal
      }
      return undefined
    },
    async succeeded(attempt) {
      for (const { limit, key, failuresOnly } of limitsOf(attempt, mode)) {
        if (failuresOnly) await limits.forgive(limit, key)
      }
    },
  }
}
