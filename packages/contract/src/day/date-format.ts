import { clubTimeZone } from '../constants.ts'

/**
 * How every date of the club is written, by default of a moment on the club's clock. Months have three letters where
 * they are short: the locale alone would make an exception of September.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date | number) => string {
  // Made at its first use: files make theirs when they are loaded, and the making takes a millisecond or more.
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat('en-NG', { timeZone: clubTimeZone, ...options })
    return format.format(at).replace(/\bSept\b/, 'Sep')
  }
}
