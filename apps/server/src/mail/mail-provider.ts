export type OutgoingMail = {
  /** The same on a second try, so that a provider or reader recognises it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** rejected: this mail will never be taken, trying again is no use. Anything thrown is tried again. */
export type MailOutcome = 'sent' | 'rejected'

export type MailProvider = {
  readonly send: (mail: OutgoingMail) => Promise<MailOutcome>
  readonly close: () => void
}
