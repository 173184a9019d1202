/** An event about access: what was called, how it ended, by whom and from where. */
export type SecurityEvent = {
  /** Such as `POST /auth/login`. */
  readonly call: string
  /** `done`, or the code of the refusal. */
  readonly outcome: string
  readonly accountId?: string | undefined
  /** The e-mail address it was about, in the form used for comparison. */
  readonly emailKey?: string | undefined
  readonly address: string
}

export type LogSecurityEvent = (event: SecurityEvent) => void
