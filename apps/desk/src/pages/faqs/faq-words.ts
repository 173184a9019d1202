import type { ManagedFaq } from '@kinfold/contract/operator/content/managed-faq'

/** A question as it is typed. */
export type FaqWords = {
  readonly category: string
  readonly question: string
  readonly answer: string
  readonly position: string
}

export const wordsOf = ({ category, question, answer, position }: ManagedFaq): FaqWords => ({
  category,
  question,
  answer,
  position: String(position),
})

/** A new one comes last. */
export const newWords = (all: readonly ManagedFaq[]): FaqWords => ({
  category: '',
  question: '',
  answer: '',
  position: String(Math.max(0, ...all.map(({ position }) => position)) + 1),
})

export const bodyOf = ({ position, ...words }: FaqWords) => ({
  ...words,
  position: position.trim() === '' ? undefined : Number(position),
})
