import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import type { ParsedCall } from './parsed-call.ts'
import type { Refusal } from './refusal.ts'

/** Counts a call against every limit of its endpoint; the first that is used up refuses it. */
export type Admission = (call: ParsedCall) => Promise<Admitted | Refusal>
export type Admitted = {
  /** Uncounts the call where only failures count. */
  readonly succeeded: () => Promise<void>
  /** Lets the call count for good. */
  readonly failed: () => Promise<void>
}

/** How the calls of an endpoint are limited; undefined when they aren't. */
export type AdmissionTo = (endpoint: AnyEndpoint) => Admission | undefined
