// A use-case that can't do what was asked returns a refusal: a code of the catalogue, as a value.
import type { ErrorDetails } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'

export interface RefusalDetails extends ErrorDetails {
  readonly retryAfterSeconds?: number
}

export class Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code
  readonly details: RefusalDetails

  constructor(code: Code, details: RefusalDetails) {
    this.code = code
    this.details = details
  }
}

export function refuse<const Code extends ErrorCode>(
  code: Code,
  details: RefusalDetails = {},
): Refusal<Code> {
  return new Refusal(code, details)
}

/** Thrown inside a transaction to roll it back; the route still answers the refusal. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`refused: ${refusal.code}`)
    this.refusal = refusal
  }
}
