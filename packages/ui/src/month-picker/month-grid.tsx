import { cx } from 'class-variance-authority'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { readingDirection } from '../overlay/reading-direction.ts'
import { isBetween } from '../typed-date/typed-date.ts'
import { useLocale } from '../words/use-locale.ts'

type MonthGridProps = {
  value: string
  earliest: string | undefined
  latest: string | undefined
  thisMonth: string
  previousText: string
  nextText: string
  onChoose: (month: string) => void
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at)

function monthText(year: number, at: number): string {
  return `${year}-${String(at + 1).padStart(2, '0')}`
}

/** Months counted from the year 0, so that walking over the end of a year is a sum. */
function countOf(month: string): number {
  const [year = '0', at = '1'] = month.split('-')
  return Number(year) * 12 + Number(at) - 1
}

/** The month it is where the browser is. */
export function monthOf(now: Date): string {
  return monthText(now.getFullYear(), now.getMonth())
}

function step(key: string): number | null {
  const sideways = readingDirection() === 'rtl' ? -1 : 1
  const steps: Record<string, number> = {
    ArrowRight: sideways,
    ArrowLeft: -sideways,
    ArrowDown: 3,
    ArrowUp: -3,
    PageDown: 12,
    PageUp: -12,
  }
  return steps[key] ?? null
}

export function MonthGrid({
  value,
  earliest,
  latest,
  thisMonth,
  previousText,
  nextText,
  onChoose,
}: MonthGridProps) {
  const monthName = new Intl.DateTimeFormat(useLocale(), { month: 'long' })
  const [active, setActive] = useState(() => countOf(value || latest || thisMonth))
  const grid = useRef<HTMLFieldSetElement>(null)
  const year = Math.floor(active / 12)
  // Only walking with the keys moves the focus; the arrows at the year keep theirs.
  const walked = useRef(false)

  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [active])

  const walk = (months: number, byKey: boolean) => {
    walked.current = byKey
    setActive(active + months)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const months = step(event.key)
    if (months === null) return
    event.preventDefault()
    walk(months, true)
  }

  return (
    <div className="w-74 max-w-full">
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          size="small"
          label={previousText}
          icon={<ChevronLeft aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />}
          disabled={earliest !== undefined && monthText(year - 1, 11) < earliest}
          onClick={() => walk(-12, false)}
        />
        <p aria-live="polite" className="figures font-semibold">
          {year}
        </p>
        <IconButton
          size="small"
          label={nextText}
          icon={<ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />}
          disabled={latest !== undefined && monthText(year + 1, 0) > latest}
          onClick={() => walk(12, false)}
        />
      </div>
      <fieldset
        ref={grid}
        aria-label={String(year)}
        onKeyDown={onKeyDown}
        className="grid grid-cols-3 gap-1.5"
      >
        {MONTHS.map(at => {
          const month = monthText(year, at)
          return (
            <button
              key={at}
              type="button"
              tabIndex={at === active % 12 ? 0 : -1}
              data-focus-first={at === active % 12 || undefined}
              aria-pressed={month === value}
              aria-current={month === thisMonth ? 'date' : undefined}
              aria-disabled={!isBetween(month, earliest, latest) || undefined}
              onClick={() => {
                if (isBetween(month, earliest, latest)) onChoose(month)
              }}
              className={cx(
                'min-h-control-small rounded-control border border-transparent px-1 text-small text-ink transition-colors',
                'not-aria-disabled:hover:bg-primary-soft not-aria-disabled:hover:text-on-primary-soft aria-[current]:border-line-strong',
                'aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary forced:aria-pressed:outline-2',
                'aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-disabled:line-through',
              )}
            >
              {monthName.format(new Date(year, at))}
              <span className="sr-only"> {year}</span>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
