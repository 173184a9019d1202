const dayMs = 86_400_000

/** The day so many days later, or earlier. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
