/** Where private files lie. A key is random and says nothing of whose file it is. */
export type FileStore = {
  /** Resolves once the bytes would survive a power cut. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  readonly get: (key: string) => Promise<Buffer>
  readonly remove: (key: string) => Promise<void>
}
