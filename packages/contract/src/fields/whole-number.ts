import { coerce, define, refine, type Struct, string } from 'superstruct'

/** A whole number in bounds. Query parameters arrive as text, so digits are taken for their number. */
export function wholeNumber(min: number, max: number): Struct<number, null> {
  const name = `whole number ${min}..${max}`
  const struct = refine(
    define<number>(name, value => Number.isInteger(value) || 'Please enter a whole number.'),
    name,
    value => (value >= min && value <= max) || `Please enter a number from ${min} to ${max}.`,
  )
  return coerce(struct, string(), text => (/^-?\d{1,12}$/.test(text) ? Number(text) : text))
}

/** How many there are of something, in an answer. */
export const Count = wholeNumber(0, Number.MAX_SAFE_INTEGER)
