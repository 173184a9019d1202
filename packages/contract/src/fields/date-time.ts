import { scalar } from './scalar.ts'

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

// The parser turns 31 February into 3 March, so days late in the month are checked again.
function isRealMoment(value: string): boolean {
  if (!moment.test(value)) return false
  const time = Date.parse(value)
  if (Number.isNaN(time)) return false
  return value.slice(8, 10) <= '28' || new Date(time).toISOString().startsWith(value.slice(0, 10))
}

/** A moment in UTC, `2026-01-31T09:30:00Z`. */
export const DateTime = scalar('date-time', value => isRealMoment(value) || 'This is not a moment.')
