import { tz } from '@date-fns/tz'
// Imported alone: the whole library is three hundred files to load at every start.
import { addMonths } from 'date-fns/addMonths'

const days = { in: tz('UTC') }

/** The day on which a term that begins on this day ends; a shorter month ends it on its last day. */
export function termEnd(startedOn: string, tenorMonths: number): string {
  const end = addMonths(new Date(startedOn), tenorMonths, days)
  return new Date(end).toISOString().slice(0, 10)
}

/**
 * The end of the term that follows the one that ended on this day. Terms are counted from the very first day,
 * so that those of one that began on the 31st return to it after a shorter month.
 */
export function nextTermEnd(startedOn: string, tenorMonths: number, endedOn: string): string {
  let terms = 1
  while (termEnd(startedOn, terms * tenorMonths) <= endedOn) terms += 1
  return termEnd(startedOn, terms * tenorMonths)
}
