import { scalar } from './scalar.ts'

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/

/** A moment in UTC, `2026-01-31T09:30:00Z`. */
export const DateTime = scalar(
  'date-time',
  value => (moment.test(value) && !Number.isNaN(Date.parse(value))) || 'This is not a moment.',
)
