import { clubTimeZone } from '../constants.ts'

let isoDay: Intl.DateTimeFormat | undefined

/** The calendar day where the club is, `2026-01-31`. */
export function dayInLagos(at: Date): string {
  // Sweden writes days as the wire does.
  isoDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: clubTimeZone })
  return isoDay.format(at)
}
