import type { Failure } from '../client/outcome.ts'

/** SWR recognises failures by thrown errors; this one carries the outcome. It never reaches a page. */
export class FailedCall extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message ?? failure.code)
    this.name = 'FailedCall'
    this.failure = failure
  }
}
