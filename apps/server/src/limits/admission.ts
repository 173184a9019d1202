import type { Refusal } from '../http/refusal.ts'
import type { Attempt } from '../http/register-routes.ts'
import type { Limits } from './limits.ts'
import { limitsOf } from './limits-of.ts'

/** Counts an attempt against every limit of its endpoint; the first that is used up refuses it. */
export function createAdmission(limits: Limits, mode: 'sandbox' | 'live') {
  return async (attempt: Attempt): Promise<Refusal | undefined> => {
    for (const { limit, key } of limitsOf(attempt, mode)) {
      const refusal = await limits.count(limit, key)
      if (refusal !== undefined) return refusal
    }
    return undefined
  }
}
