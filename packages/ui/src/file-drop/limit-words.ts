import { fileSizeText } from './file-size-text.ts'

type Limits = { accept: Record<string, readonly string[]>; maxBytes: number }
type Words = {
  readonly tooLarge: (size: string) => string
  readonly wrongType: (endings: string[]) => string
}

/** Why a file is not taken. Limits are round, and written as briefly: 10MB. */
export const limitWords = ({ accept, maxBytes }: Limits, words: Words) => ({
  tooLarge: words.tooLarge(fileSizeText(maxBytes).replace(/(\.0)? /, '')),
  wrongType: words.wrongType(Object.values(accept).flat()),
})
