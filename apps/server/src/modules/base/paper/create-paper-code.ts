import { randomInt } from 'node:crypto'
import {
  groupPaperCode,
  paperCodeLength,
  paperCodeLetters,
} from '@kinfold/contract/paper/paper-code'

/** Eighty random bits: nobody finds a paper by trying. */
export const createPaperCode = (): string =>
  groupPaperCode(
    Array.from(
      { length: paperCodeLength },
      () => paperCodeLetters[randomInt(paperCodeLetters.length)],
    ).join(''),
  )
