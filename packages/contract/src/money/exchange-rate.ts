import { scalar } from '../fields/scalar.ts'

/**
 * How many naira one dollar costs, as decimal text with at most six decimals: `1532.5`.
 * Exact on the way and in the database, where a float would drift.
 */
export const RateText = scalar(
  'rate',
  value =>
    (/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(value) && /[1-9]/.test(value)) ||
    'Please enter a rate above zero, with at most six decimals.',
)
