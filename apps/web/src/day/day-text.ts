const written = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day as the wire writes it, in words: `5 July 2026`. */
export const dayText = (day: string): string => written.format(new Date(day))
