import { scalar } from './scalar.ts'

const day = /^(19|20|21)\d{2}-\d{2}-\d{2}$/

function isRealDay(value: string): boolean {
  if (!day.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A calendar day, `2026-01-31`. */
export const DateText = scalar('date', value => isRealDay(value) || 'Please enter a valid date.')
