import { isNamedHeic, isPhoto } from '../photo/photo-kind.ts'

/** A file that was not taken, and what was found. */
export type RefusedFile = {
  readonly file: File
  readonly errors: readonly { readonly code: string }[]
}

type Words = { readonly tooLarge: string; readonly wrongType: string }

/** Why a file can't be taken as it is, and whether it is a photo that may be once it is made smaller. */
export function judgeRefused({ file, errors }: RefusedFile, { tooLarge, wrongType }: Words) {
  const isTooLarge = errors.every(({ code }) => code === 'file-too-large')
  return {
    why: isTooLarge ? tooLarge : wrongType,
    mayFit: isNamedHeic(file) || (isPhoto(file) && isTooLarge),
  }
}
