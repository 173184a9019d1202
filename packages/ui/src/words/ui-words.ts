import type { english } from './english.ts'

/** Everything that parts say by themselves, part by part. */
export type UiWords = (typeof english)['words']

export type Language = {
  /** For what `Intl` writes. */
  locale: string
  words: UiWords
}
