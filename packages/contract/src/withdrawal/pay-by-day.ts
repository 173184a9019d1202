import { withdrawalPayoutDay } from '../constants.ts'

/** The day a withdrawal is paid by: the 5th of the month after the day in Lagos on which it was asked for. */
export function payByDay(requestedOn: string): string {
  const there = new Date(requestedOn)
  const day = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, withdrawalPayoutDay)
  return new Date(day).toISOString().slice(0, 10)
}
