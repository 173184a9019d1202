import { coerce, string } from 'superstruct'
import { scalar } from '../fields/scalar.ts'

/**
 * How many naira one dollar costs, as decimal text with at most six decimals: `1532.5`. Text is exact on
 * the wire and in the database, where a float would not be.
 */
export const RateText = scalar(
  'rate',
  value =>
    (/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(value) && /[1-9]/.test(value)) ||
    'Please enter a rate above zero, with at most six decimals.',
)

/** A rate outside these bounds is a typo and can't be confirmed. */
const lowest = 10
const highest = 100_000

/** A rate being set, without trailing zeros. */
export const NewRateText = coerce(
  scalar('new rate', value => {
    if (!RateText.is(value)) return 'Please enter a rate with at most six decimals.'
    // Exact enough for comparing it with the bounds.
    const size = Number(value)
    return (
      (size >= lowest && size <= highest) ||
      'Please enter a rate from 10 to 100,000 naira a dollar.'
    )
  }),
  string(),
  text => withoutEndingZeros(text.trim()),
)

const withoutEndingZeros = (text: string) =>
  text.includes('.') ? text.replace(/\.?0+$/, '') : text
