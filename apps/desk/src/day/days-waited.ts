import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'

const dayMs = 86_400_000

/** Days of the club since a moment: 0 on the same day. `today` is the club's, never the browser's. */
export function daysWaited(since: string, today: string): number {
  const day = dayInLagos(new Date(since))
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))
}

export function waitedText(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? '1 day' : `${days} days`
}
