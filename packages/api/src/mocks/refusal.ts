import { createErrorAnswer, type ErrorDetails } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { HttpResponse } from 'msw'

/** What a mock answers instead of a success: a code of the catalogue, as the server would. */
export class Refusal {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    this.code = code
    this.details = details
  }

  toResponse(): Response {
    const { status, body } = createErrorAnswer(this.code, this.details)
    return HttpResponse.json(body, { status })
  }
}

/** Throws the refusal for what a rule of the contract finds wrong, if it does. */
export function refuseFor(problem: ErrorCode | undefined, details?: ErrorDetails): void {
  if (problem !== undefined) throw new Refusal(problem, details)
}
