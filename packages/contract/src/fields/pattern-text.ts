import { coerce, type Struct, string } from 'superstruct'
import { scalar } from './scalar.ts'

/** Text of one form, such as four digits; anything else gets the sentence. */
export function patternText<T extends string = string>(
  name: string,
  pattern: RegExp,
  sentence: string,
): Struct<T, null> {
  const struct = scalar<T>(name, value => pattern.test(value) || sentence)
  return coerce(struct, string(), value => value.trim())
}
