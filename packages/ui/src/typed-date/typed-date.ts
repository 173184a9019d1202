// Days are kept as "2026-11-20" and months as "2026-11": no time of day and no time zone can shift them.

/** How a kind of date is written, read and helped along while it is typed. */
export type TypedDate = {
  write: (value: string) => string
  /** Null when the text is no such date. */
  read: (text: string) => string | null
  help: (text: string) => string
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}

function numbers(text: string): number[] {
  return text.split(/\D+/).filter(Boolean).map(Number)
}

function isYear(year: number): boolean {
  return year >= 1000 && year <= 9999
}

function monthOf(year: number, month: number): string | null {
  return isYear(year) && month >= 1 && month <= 12 ? `${year}-${two(month)}` : null
}

function dayOf(year: number, month: number, day: number): string | null {
  const start = monthOf(year, month)
  const last = new Date(year, month, 0).getDate()
  return start && day >= 1 && day <= last ? `${start}-${two(day)}` : null
}

export const typedDay: TypedDate = {
  write: value => value.split('-').reverse().join('/'),
  read: text => {
    const [first = 0, month = 0, last = 0, ...more] = numbers(text)
    if (more.length > 0) return null
    return first > 31 ? dayOf(first, month, last) : dayOf(last, month, first)
  },
  help: text => text.replace(/^(\d{2})(\d)/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)/, '$1/$2'),
}

export const typedMonth: TypedDate = {
  write: value => value.split('-').reverse().join('/'),
  read: text => {
    const [first = 0, last = 0, ...more] = numbers(text)
    if (more.length > 0) return null
    return first > 12 ? monthOf(first, last) : monthOf(last, first)
  },
  help: text => text.replace(/^(\d{2})(\d)/, '$1/$2'),
}

/** The calendar's own midnight, in the time zone of the browser. */
export function dateOf(value: string): Date {
  const [year = 0, month = 1, day = 1] = numbers(value)
  return new Date(year, month - 1, day)
}

export function dayText(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** As text they compare the way dates do. */
export function isBetween(value: string, earliest: string | undefined, latest: string | undefined) {
  return (!earliest || value >= earliest) && (!latest || value <= latest)
}
