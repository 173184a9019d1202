import { define, refine, type Struct } from 'superstruct'

/** A whole number in bounds. */
export function wholeNumber(min: number, max: number): Struct<number, null> {
  const name = `whole number ${min}..${max}`
  return refine(
    define<number>(name, value => Number.isInteger(value) || 'Please enter a whole number.'),
    name,
    value => (value >= min && value <= max) || `Please enter a number from ${min} to ${max}.`,
  )
}

/** How many there are of something, in an answer. */
export const Count = wholeNumber(0, Number.MAX_SAFE_INTEGER)
