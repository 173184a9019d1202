import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { Attempt } from '../http/attempt.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Limits } from './limits.ts'
import { isLimited, limitsOf } from './limits-of.ts'

export type Admission = {
  /** Counts an attempt against every limit of its endpoint; the first that is used up refuses it. */
  readonly admit: (attempt: Attempt) => Promise<Refusal | undefined>
  /** Takes the attempt back where only failures count. */
  readonly succeeded: (attempt: Attempt) => Promise<void>
}

/** How an endpoint's calls are let in; nothing where they are without limits. */
export type AdmissionTo = (endpoint: AnyEndpoint) => Admission | undefined

export function createAdmission(limits: Limits, mode: 'sandbox' | 'live'): AdmissionTo {
  const admission: Admission = {
    admit: attempt => limits.count(limitsOf(attempt, mode)),
    succeeded: attempt =>
      limits.forgive(limitsOf(attempt, mode).filter(({ failuresOnly }) => failuresOnly)),
  }
  return endpoint => (isLimited(endpoint) ? admission : undefined)
}
