import { isNamedHeic, isPhoto } from '../photo/photo-kind.ts'

type Refused = { readonly file: File; readonly errors: readonly { readonly code: string }[] }

type Words = {
  readonly tooLarge: string
  readonly wrongType: string
  readonly tooMany: string
  readonly refused: (name: string, why: string) => string
}

type Limits = {
  /** For how many more there is room. */
  room: number
  /** Whether photos are made smaller, so that one that is too large may fit. */
  shrinks: boolean
  words: Words
}

/** Which of the chosen files are taken, and a sentence for each that is not. */
export function sortOut(
  accepted: readonly File[],
  refused: readonly Refused[],
  { room, shrinks, words }: Limits,
): { taken: File[]; refusals: string[] } {
  const mayFit = ({ file, errors }: Refused) =>
    shrinks &&
    (isNamedHeic(file) || (isPhoto(file) && errors.every(({ code }) => code === 'file-too-large')))
  const fitting = [...accepted, ...refused.filter(mayFit).map(({ file }) => file)]
  const refusals = refused
    .filter(each => !mayFit(each))
    .map(({ file, errors }) => {
      const isTooLarge = errors.every(({ code }) => code === 'file-too-large')
      return words.refused(file.name, isTooLarge ? words.tooLarge : words.wrongType)
    })
  const left = fitting.slice(Math.max(0, room))
  return {
    taken: fitting.slice(0, Math.max(0, room)),
    refusals: [...refusals, ...left.map(({ name }) => words.refused(name, words.tooMany))],
  }
}
