import { photoCode } from '../photo/photo-code.ts'
import { fileSizeText } from './file-size-text.ts'

type Words = { readonly madeSmaller: (now: string, before: string) => string }

/** How much a file weighs, and what it weighed before it was made smaller. */
export function sizeWords(file: File, words: Words): string {
  const before = photoCode.loaded()?.sizeBefore(file)
  const now = fileSizeText(file.size)
  return before ? words.madeSmaller(now, fileSizeText(before)) : now
}
