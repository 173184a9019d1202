/** The building blocks of a mail; each is rendered as HTML and as plain text. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: MailFacts }
  | { readonly kind: 'note'; readonly text: string }

export type MailFacts = readonly (readonly [name: string, value: string])[]

export type MailFooter = {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

export type MailContent = {
  /** The line a mailbox shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly blocks: readonly MailBlock[]
  /** Why it was sent, and where that is changed; stands above the club's own lines. */
  readonly footer?: MailFooter | undefined
}
