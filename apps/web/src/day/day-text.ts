import { dateFormat } from '@kinfold/contract/day/date-format'

const written = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day as the wire writes it, in words: `5 July 2026`. */
export const dayText = (day: string): string => written(new Date(day))
