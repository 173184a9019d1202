import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { daysBetween, daysFromNow } from '../typed-date/days-between.ts'
import { useLocale } from '../words/use-locale.ts'

export type CalendarLeafProps = {
  /** "2026-12-05" */
  day: string
  /** What happens then: "With you by". */
  label?: ReactNode
  /** What it is about, in place of the day in words: in a list the leaf is enough for the eye. */
  title?: ReactNode
  /** A quiet line beneath. */
  note?: ReactNode
  /** "2026-11-20": with it the last three days are counted down. */
  today?: string | undefined
  className?: string | undefined
}

const countedFrom = 3

function parts(day: string, locale: string) {
  const date = new Date(`${day}T00:00Z`)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
  return {
    // Three letters for every month: the locale makes an exception of September.
    month: write({ month: 'short' }).replace(/^Sept$/, 'Sep'),
    number: write({ day: 'numeric' }),
    weekday: write({ weekday: 'short' }),
    whole: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

/** A day one should remember, as a leaf torn off a calendar. */
export function CalendarLeaf({ day, label, title, note, today, className }: CalendarLeafProps) {
  const locale = useLocale()
  const { month, number, weekday, whole } = parts(day, locale)
  const left = today === undefined ? undefined : daysBetween(today, day)
  const soon = left !== undefined && left >= 0 && left <= countedFrom
  return (
    <div className={cx('flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <span
        aria-hidden="true"
        className="flex w-16 shrink-0 flex-col overflow-hidden rounded-option border border-line bg-surface text-center leading-none"
      >
        <span className="bg-primary py-1 text-caption font-semibold text-on-primary">{month}</span>
        <span className="figures pt-1.5 text-heading font-semibold text-ink">{number}</span>
        <span className="pb-1 text-caption text-ink-muted">{weekday}</span>
      </span>
      <div className="min-w-0 grow basis-24">
        {label ? <p className="text-small text-ink-muted">{label}</p> : null}
        <p className="font-semibold break-words text-ink">
          {title}
          <time dateTime={day} className={title ? 'sr-only' : undefined}>
            {whole}
          </time>
        </p>
        {soon ? (
          <p className="text-small font-medium text-warning first-letter:uppercase">
            {daysFromNow(left, locale)}
          </p>
        ) : null}
        {note ? <p className="text-small text-ink-muted">{note}</p> : null}
      </div>
    </div>
  )
}
