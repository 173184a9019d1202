import { daysBetween } from '../typed-date/days-between.ts'

export type CardExpiry = { state: 'valid' | 'soon' | 'expired'; days: number }

const warnedBefore = 30

/** A card works through the last day of the month it names: "2027-09". */
export function cardExpiry(expires: string, today: string): CardExpiry {
  const [year = 0, month = 1] = expires.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const days = daysBetween(today, last)
  if (days < 0) return { state: 'expired', days }
  return { state: days <= warnedBefore ? 'soon' : 'valid', days }
}
