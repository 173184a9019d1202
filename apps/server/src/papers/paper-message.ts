import type { PaperHead, PaperPart } from './paper.ts'

/** What the thread that draws is told about the paper of a number. */
export type ToThread = { readonly paper: number } & (
  | { readonly head: PaperHead }
  | { readonly part: PaperPart }
  | { readonly last: true }
  | { readonly dropped: true }
)

/** How the paper came out. */
export type FromThread = { readonly paper: number } & (
  | { readonly file: Uint8Array; readonly sha256: Uint8Array }
  | { readonly failure: string }
)
