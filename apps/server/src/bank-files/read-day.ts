import type { DateOrder } from '@kinfold/contract/operator/statement/csv-mapping'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** In which order the three parts of a date stand. */
const parts = {
  day_first: ['day', 'month', 'year'],
  month_first: ['month', 'day', 'year'],
  year_first: ['year', 'month', 'day'],
} as const satisfies Record<DateOrder, readonly string[]>

const separated = /^(\w+)[\s/.,-]+(\w+)[\s/.,-]+(\w+)(?:[T\s,]+\d{1,2}[:.]\d{2}.*)?$/
const together = /^(\d{4})(\d{2})(\d{2})(?:\d{4,6}.*)?$/

/** The day that a bank means, as `2026-06-03`; undefined where there is no such day. */
export function readDay(text: string, order: DateOrder): string | undefined {
  const trimmed = text.trim()
  const [, ...found] =
    (order === 'year_first' && together.exec(trimmed)) || separated.exec(trimmed) || []
  const read = new Map(parts[order].map((part, index) => [part, found[index] ?? '']))
  const stated = read.get('year') ?? ''
  // Of two figures, a year that stands first could as well be a day.
  const year = order === 'year_first' && stated.length !== 4 ? undefined : yearOf(stated)
  const month = monthOf(read.get('month') ?? '')
  const day = Number(read.get('day'))
  if (year === undefined || month === undefined) return undefined
  return dayOf(year, month, day)
}

/** The first eight figures of a moment, as OFX has it. */
export function readCompactDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text.trim()) ?? []
  return dayOf(Number(year), Number(month), Number(day))
}

function yearOf(text: string): number | undefined {
  if (/^\d{4}$/.test(text)) return Number(text)
  return /^\d{2}$/.test(text) ? 2000 + Number(text) : undefined
}

function monthOf(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const index = /^\p{L}{3,9}$/u.test(text) ? months.indexOf(text.slice(0, 3).toLowerCase()) : -1
  return index < 0 ? undefined : index + 1
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const time = Date.UTC(year, month - 1, day)
  if (Number.isNaN(time) || year < 2000 || year > 2099) return undefined
  const date = new Date(time)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
