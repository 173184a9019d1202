import { photoCode } from '../photo/photo-code.ts'
import { fileSizeText } from './file-size-text.ts'

/** How much a file weighs, and what it weighed before it was made smaller. */
export function sizeWords(file: File): string {
  const before = photoCode.loaded()?.sizeBefore(file)
  const now = fileSizeText(file.size)
  return before ? `${now}, made smaller from ${fileSizeText(before)}` : now
}
