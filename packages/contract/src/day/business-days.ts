// Days are ISO text, as the wire has them; the club's are days in Lagos.
import { daysLater } from './days-later.ts'

/** Whether banks work: a weekday that is no public holiday. */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** So many days on which banks work after a day: on Friday the second is Tuesday. */
export function businessDayAfter(
  day: string,
  count: number,
  holidays: ReadonlySet<string>,
): string {
  let found = day
  for (let left = count; left > 0; left -= 1) {
    found = nearestBusinessDay(daysLater(found, 1), 1, holidays)
  }
  return found
}

/** The day itself, or the last one before it on which banks work. */
export function businessDayBy(day: string, holidays: ReadonlySet<string>): string {
  return nearestBusinessDay(day, -1, holidays)
}

function nearestBusinessDay(day: string, step: 1 | -1, holidays: ReadonlySet<string>): string {
  // No two weeks are without one; a list that says so is not followed for ever.
  let found = day
  for (let tried = 0; tried < 14; tried += 1) {
    if (isBusinessDay(found, holidays)) return found
    found = daysLater(found, step)
  }
  return day
}
