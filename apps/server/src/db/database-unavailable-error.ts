export type UnavailableReason = 'lost' | 'full' | 'busy' | 'closed'

const sentences: Record<UnavailableReason, string> = {
  lost: 'We cannot reach our records right now. Please try again in a moment.',
  full: 'We cannot save anything right now. Please try again in a moment.',
  busy: 'We are very busy right now. Please try again in a moment.',
  closed: 'We are restarting. Please try again in a moment.',
}

// The one error that means "try again later" (503). With outcomeUnknown the work may have been
// committed: replay it with the same idempotency key, and never treat it as a failure.
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly reason: UnavailableReason
  readonly outcomeUnknown: boolean

  constructor(reason: UnavailableReason, options: { cause?: unknown; outcomeUnknown?: boolean }) {
    super(sentences[reason], { cause: options.cause })
    this.reason = reason
    this.outcomeUnknown = options.outcomeUnknown ?? false
  }
}
