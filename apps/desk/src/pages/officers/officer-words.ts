import type { Officer } from '@kinfold/contract/club/officer'

/** An officer as they are typed. */
export type OfficerWords = {
  readonly name: string
  readonly office: string
  readonly position: string
}

export const wordsOf = ({ name, office, position }: Officer): OfficerWords => ({
  name,
  office,
  position: String(position),
})

/** A new one comes last. */
export const newWords = (all: readonly Officer[]): OfficerWords => ({
  name: '',
  office: '',
  position: String(Math.max(0, ...all.map(({ position }) => position)) + 1),
})

export const bodyOf = ({ position, ...words }: OfficerWords) => ({
  ...words,
  position: position.trim() === '' ? undefined : Number(position),
})
