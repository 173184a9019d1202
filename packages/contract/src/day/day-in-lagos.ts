import { clubTimeZone } from '../constants.ts'

// Sweden writes days as the wire does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: clubTimeZone })

/** The calendar day where the club is, `2026-01-31`. */
export function dayInLagos(at: Date): string {
  return isoDay.format(at)
}
