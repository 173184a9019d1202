/** From one day to another, both as "2026-11-20"; below zero when the other was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
}

/** "today", "tomorrow", "in 12 days", "3 days ago". */
export function daysFromNow(days: number, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
