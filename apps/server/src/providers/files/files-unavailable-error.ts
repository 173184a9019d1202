import { RefusedError, refuse } from '../../calls/refusal.ts'

/** The file store doesn't answer, or refuses us. The caller is asked to try again; the log has the cause. */
export class FilesUnavailableError extends RefusedError {
  constructor(cause: unknown) {
    super(refuse('unavailable', { retryAfterSeconds: 5 }))
    this.cause = cause
  }
}
