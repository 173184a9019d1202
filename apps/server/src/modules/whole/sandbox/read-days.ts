const mostDays = 400
const sentence = `Give a whole number of days from 1 to ${mostDays} as advance_days.`

/** How many days the clock is asked to go forward: a number in JSON, its digits in a form. Or what is wrong. */
export function readDays(body: unknown): number | string {
  const given = typeof body === 'object' && body !== null ? Reflect.get(body, 'advance_days') : null
  const days = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : given
  const isFine = Number.isInteger(days) && days >= 1 && days <= mostDays
  return isFine ? days : sentence
}
