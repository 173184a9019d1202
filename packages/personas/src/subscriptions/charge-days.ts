import type { Interval } from '@kinfold/contract/payment/interval'

const dayMs = 86_400_000

function monthsLater(year: number, month: number, anchorDay: number, months: number): string {
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  const day = Math.min(anchorDay, last.getUTCDate())
  return `${last.toISOString().slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** The day of the charge that comes `count` intervals after the first; the 31st falls on a month's last day. */
function chargeDay(first: string, interval: Interval, count: number): string {
  if (interval === 'weekly') {
    return new Date(Date.parse(first) + count * 7 * dayMs).toISOString().slice(0, 10)
  }
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  return monthsLater(year, month, day, count * (interval === 'monthly' ? 1 : 3))
}

/** Every day a recurring contribution is charged, from the first to the last, both included. */
export function chargeDays(first: string, last: string, interval: Interval): string[] {
  const days: string[] = []
  for (let count = 0; ; count += 1) {
    const day = chargeDay(first, interval, count)
    if (day > last) return days
    days.push(day)
  }
}
