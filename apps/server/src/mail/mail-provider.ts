export type OutgoingMail = {
  /** The same on a retry, so that a provider or mail program recognises it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** For the headers with which mail programs offer to turn such mails off. */
  readonly unsubscribeUrl: string | null
}

/** rejected: the provider will never accept this mail, so it is not retried. Thrown errors are. */
export type MailOutcome = 'sent' | 'rejected'

export type MailProvider = {
  readonly send: (mail: OutgoingMail) => Promise<MailOutcome>
  readonly close: () => void
}
