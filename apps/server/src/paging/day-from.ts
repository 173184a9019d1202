import { addDays } from 'date-fns/addDays'

/** The calendar day so many days after another, or before it. */
export const dayFrom = (day: string, days: number): string =>
  addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
