/** The day so many months later, or earlier: the 31st falls on a shorter month’s last day. */
export function monthsLater(day: string, months: number, anchorDay = Number(day.slice(8))): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  const there = Math.min(anchorDay, last.getUTCDate())
  return `${last.toISOString().slice(0, 8)}${String(there).padStart(2, '0')}`
}
