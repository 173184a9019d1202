/** Where private files lie. A key is random and says nothing of whose file it is. */
export type FileStore = {
  /** Resolves once the bytes would survive a power cut. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Throws FileMissingError where there are none. */
  readonly get: (key: string) => Promise<Buffer>
  /** Does nothing where there is nothing. */
  readonly remove: (key: string) => Promise<void>
  /** The keys that begin with these two digits. */
  readonly keysBeginning: (digits: string) => Promise<string[]>
}
