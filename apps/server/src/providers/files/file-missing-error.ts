import { RefusedError, refuse } from '../../calls/refusal.ts'

/** The store doesn't have a file that was stored. Retrying doesn't help. */
export class FileMissingError extends RefusedError {
  constructor(key: string, cause: unknown) {
    super(
      refuse('not_found', {
        sentence: 'We no longer have this file. Please ask for it to be sent again.',
      }),
    )
    this.message = `the bytes of a file are missing from the store: ${key}`
    this.cause = cause
  }
}
