import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { Attempt } from './attempt.ts'
import type { Refusal } from './refusal.ts'

/** Counts an attempt against every limit of its endpoint; the first that is used up refuses it. */
export type Admission = (attempt: Attempt) => Promise<Admitted | Refusal>
export type Admitted = {
  /** Takes the attempt back where only failures count. */
  readonly succeeded: () => Promise<void>
}

/** How an endpoint's calls are let in; nothing where they are without limits. */
export type AdmissionTo = (endpoint: AnyEndpoint) => Admission | undefined
