/** A file as it was sent: on the disk, not yet checked, and deleted once its call is answered. */
export type SentFile = {
  readonly name: string
  readonly path: string
  readonly size: number
  /** SHA-256 of the bytes. */
  readonly hash: Buffer
  /** A path for a file derived from it, which is deleted with it. */
  readonly pathFor: (name: string) => string
  readonly discard: () => Promise<void>
}

/** A form that was read: its file and what its fields say. */
export type ReadUpload = { readonly file: SentFile; readonly fields: unknown }
