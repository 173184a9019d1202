import { daysLater } from '@kinfold/contract/day/days-later'
import type { DemoCalendar } from '../calendar/demo-calendar.ts'

const saturday = 6

/** When the club meets: the first Saturday that is two weeks away or more. */
export function demoMeetingDay({ day }: DemoCalendar): string {
  const inTwoWeeks = daysLater(day, 14)
  return daysLater(inTwoWeeks, saturday - new Date(inTwoWeeks).getUTCDay())
}
