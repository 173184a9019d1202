import type { listWords } from './list.words.ts'

type Found = { count: number; typed: string; nothing?: string | undefined }

/** What a list says of a search: nothing as long as nobody searches in it. */
export function foundText(words: typeof listWords, { count, typed, nothing }: Found): string {
  if (count === 0) return nothing ?? words.nothing
  return typed === '' ? '' : words.found(count)
}
