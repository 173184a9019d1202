/** A file as it was sent: on the disk, not yet judged, and gone once its call is answered. */
export type SentFile = {
  readonly name: string
  readonly path: string
  readonly size: number
  /** SHA-256 of the bytes. */
  readonly hash: Buffer
  /** A place for something made of it, which goes when it goes. */
  readonly besides: (name: string) => string
  readonly discard: () => Promise<void>
}
