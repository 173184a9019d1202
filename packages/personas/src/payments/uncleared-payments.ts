import { businessDayAfter } from '@kinfold/contract/day/business-days'
import { demoId } from '../demo-id.ts'
import { demoHolidays } from '../desk/demo-holidays.ts'

const holidays = new Set(demoHolidays.map(({ day }) => day))

/**
 * Payments whose money can't be withdrawn yet on a day of the club, each with the day from which it can be. There is
 * one, so that the club shows what it looks like: where nobody says otherwise, a sandbox has no waiting.
 */
export const unclearedPaymentsOn = (day: string): ReadonlyMap<string, string> =>
  new Map([
    [demoId('payment', 'chidi', '2026-05-29T12:40:00Z'), businessDayAfter(day, 1, holidays)],
  ])
