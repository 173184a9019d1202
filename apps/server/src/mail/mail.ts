export type MailKind =
  | 'code'
  | 'welcome'
  | 'known address'
  | 'not joined'
  | 'reset'
  | 'new device'
  | 'password changed'
  | 'authenticator'
  | 'passkey'
  | 'account closed'
  | 'notice'

/** A mail without its recipient, as HTML and as plain text. */
export type Mail = {
  readonly kind: MailKind
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where its recipient turns mails of its kind off with one click; left out where that can't be done. */
  readonly unsubscribeUrl?: string | undefined
}
