import { tz } from '@date-fns/tz'
import { clubTimeZone } from '@kinfold/contract/constants'
// Imported one by one: the whole library is three hundred files to load at every start.
import { addDays } from 'date-fns/addDays'
import { startOfDay } from 'date-fns/startOfDay'

const clubZone = { in: tz(clubTimeZone) }

/** The first moment of a day in the club's time zone. */
export const startOfClubDay = (day: string): Date => new Date(startOfDay(day, clubZone))

/** The moments from one day to another in the club's time zone; both days are included. */
export function clubDays(
  from: string | undefined,
  to: string | undefined,
): { readonly from: Date | undefined; readonly until: Date | undefined } {
  return {
    from: from === undefined ? undefined : startOfClubDay(from),
    until: to === undefined ? undefined : new Date(addDays(startOfDay(to, clubZone), 1)),
  }
}
