import type { Failure } from '../client/outcome.ts'

/** SWR knows failures by what is thrown; this carries the value through. It never reaches a page. */
export class FailedCall extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message ?? failure.code)
    this.name = 'FailedCall'
    this.failure = failure
  }
}
