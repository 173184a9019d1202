// Days are ISO text, as the wire has them; the club's are days in Lagos.
const dayMs = 86_400_000

const before = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** Whether banks work: a weekday that is no public holiday. */
export function isBusinessDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** The day itself, or the last one before it on which banks work. */
export function businessDayBy(day: string, holidays: ReadonlySet<string>): string {
  // No two weeks are without one; a list that says so is not followed for ever.
  let found = day
  for (let tried = 0; tried < 14; tried += 1) {
    if (isBusinessDay(found, holidays)) return found
    found = before(found)
  }
  return day
}
