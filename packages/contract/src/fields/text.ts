import { coerce, type Struct, string } from 'superstruct'
import { fillThisIn, scalar } from './scalar.ts'

// The database stores neither NUL nor half a surrogate pair.
const unstorable = (value: string) => value.includes('\0') || !value.isWellFormed()

function textRule(max: number, required: boolean) {
  return (value: string): true | string => {
    if (required && value.trim() === '') return fillThisIn
    if (value.length > max) return `Please keep this to ${max} characters.`
    return unstorable(value) ? 'This holds a character we can’t store.' : true
  }
}

const trimmed = (struct: Struct<string, null>) => coerce(struct, string(), value => value.trim())

/** Text that must say something, trimmed where it is read. */
export const requiredText = (max = 200): Struct<string, null> =>
  trimmed(scalar(`text 1-${max}`, textRule(max, true)))

/** Text that may be empty. */
export const freeText = (max = 200): Struct<string, null> =>
  trimmed(scalar(`text 0-${max}`, textRule(max, false)))
