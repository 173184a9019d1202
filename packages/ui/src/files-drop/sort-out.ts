import { judgeRefused, type RefusedFile } from '../file-drop/judge-refused.ts'
import type { TakenFile } from './file-queue.ts'

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
  refused: readonly RefusedFile[],
  { room, shrinks, words }: Limits,
): { taken: TakenFile[]; refusals: string[] } {
  const fitting: TakenFile[] = accepted.map(file => ({ file }))
  const refusals: string[] = []
  for (const each of refused) {
    const { file } = each
    const { why, mayFit } = judgeRefused(each, words)
    if (shrinks && mayFit) fitting.push({ file, why })
    else refusals.push(words.refused(file.name, why))
  }
  const taken = fitting.slice(0, Math.max(0, room))
  const left = fitting.slice(taken.length)
  return {
    taken,
    refusals: [...refusals, ...left.map(({ file }) => words.refused(file.name, words.tooMany))],
  }
}
