import { coerce, type Struct, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'
import { oneLineProblem, strayCharacterProblem } from './stray-characters.ts'

type CharacterProblem = (value: string) => string | undefined

function textRule(max: number, required: boolean, problem: CharacterProblem) {
  return (value: string): true | string => {
    if (required && value.trim() === '') return fillThisIn
    if (value.length > max) return `Please keep this to ${max} characters.`
    return problem(value) ?? true
  }
}

/** Blanks, and what takes room or joins letters and is seen by nobody. */
const unseen = /^[\s\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff]*$/

const trimmed = (struct: Struct<string, null>) =>
  coerce(struct, string(), value => (unseen.test(value) ? '' : value.trim()))

/** Text on one line that must say something, trimmed where it is read. */
export const requiredText = (max = 200): Struct<string, null> =>
  trimmed(scalar(`text 1-${max}`, textRule(max, true, oneLineProblem)))

/** Text on one line that may be empty. */
export const freeText = (max = 200): Struct<string, null> =>
  trimmed(scalar(`text 0-${max}`, textRule(max, false, oneLineProblem)))

/** Text of one line or several that must say something. */
export const requiredLines = (max: number): Struct<string, null> =>
  trimmed(scalar(`text 1-${max}`, textRule(max, true, strayCharacterProblem)))

/** Text of one line or several that may be empty. */
export const freeLines = (max: number): Struct<string, null> =>
  trimmed(scalar(`text 0-${max}`, textRule(max, false, strayCharacterProblem)))
