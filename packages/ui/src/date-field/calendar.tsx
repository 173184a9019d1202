import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo } from 'react'
import { type ChevronProps, DayPicker, type Modifiers } from 'react-day-picker'
import { readingDirection } from '../overlay/reading-direction.ts'
import { dateOf, dayText } from '../typed-date/typed-date.ts'
import { useLocale } from '../words/use-locale.ts'
import { useWords } from '../words/use-words.ts'
import { calendarWords } from './calendar.words.ts'

type CalendarProps = {
  value: string
  earliest: string | undefined
  latest: string | undefined
  today: string | undefined
  onChoose: (value: string) => void
}

const arrow =
  'grid size-control-small place-items-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink aria-disabled:opacity-40'

const classNames = {
  root: 'relative w-calendar max-w-full',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_caption: 'flex h-control-small items-center justify-center font-semibold',
  dropdowns: 'relative z-10 flex items-center gap-3',
  dropdown_root:
    'relative inline-flex items-center rounded-box focus-within:outline-2 focus-within:outline-focus',
  dropdown: 'absolute inset-0 z-10 w-full cursor-pointer bg-surface-raised text-ink opacity-0',
  caption_label: 'inline-flex items-center gap-1',
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-9 text-caption font-medium text-ink-muted',
  day: 'group p-0 text-center',
  day_button:
    'figures inline-grid aspect-square w-full max-w-control-small place-items-center rounded-control border border-transparent text-small text-ink hover:bg-primary-soft hover:text-on-primary-soft group-data-today:border-line-strong group-data-outside:text-ink-subtle group-data-selected:bg-primary group-data-selected:font-semibold group-data-selected:text-on-primary group-data-disabled:cursor-not-allowed group-data-disabled:bg-transparent group-data-disabled:text-ink-subtle group-data-disabled:line-through forced:group-data-selected:outline-2',
}

type CalendarWords = typeof calendarWords

/** What it reads and says: names by the reader's own calendar, all else by the words. */
function inWords(words: CalendarWords, locale: string) {
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => format.format(date)
  }
  const whole = write({ dateStyle: 'full' })
  const month = write({ month: 'long' })
  const monthOfYear = write({ month: 'long', year: 'numeric' })
  const weekday = write({ weekday: 'long' })
  const narrow = write({ weekday: 'narrow' })
  return {
    formatters: {
      formatCaption: monthOfYear,
      formatMonthDropdown: month,
      formatWeekdayName: (date: Date) =>
        words.weekday({ long: weekday(date), narrow: narrow(date) }),
    },
    labels: {
      /** Contains the number on the button as a word of its own, for voice control. */
      labelDayButton: (date: Date, { today, selected }: Modifiers) => {
        const day = today ? words.today(whole(date)) : whole(date)
        return selected ? words.chosen(day) : day
      },
      labelGrid: monthOfYear,
      labelWeekday: weekday,
      labelNav: () => words.navigation,
      labelPrevious: () => words.previous,
      labelNext: () => words.next,
      labelMonthDropdown: () => words.month,
      labelYearDropdown: () => words.year,
    },
  }
}

function Chevron({ orientation, size: _size, disabled: _disabled, ...rest }: ChevronProps) {
  const Icon =
    orientation === 'left' ? ChevronLeft : orientation === 'right' ? ChevronRight : ChevronDown
  return (
    <Icon
      {...rest}
      aria-hidden
      size={orientation === 'down' ? 16 : 20}
      strokeWidth={1.75}
      className={orientation === 'down' ? 'text-ink-muted' : 'rtl:-scale-x-100'}
    />
  )
}

export function Calendar({ value, earliest, latest, today, onChoose }: CalendarProps) {
  const words = useWords('calendar', calendarWords)
  const locale = useLocale()
  const named = useMemo(() => inWords(words, locale), [words, locale])
  const chosen = value ? dateOf(value) : undefined
  const first = earliest ? dateOf(earliest) : undefined
  const last = latest ? dateOf(latest) : undefined
  const now = today ? dateOf(today) : new Date()
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      captionLayout="dropdown"
      dir={readingDirection()}
      selected={chosen}
      defaultMonth={chosen ?? nearest(now, first, last)}
      today={now}
      {...reach([now, ...(chosen ? [chosen] : [])], first, last)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      onSelect={date => onChoose(dayText(date))}
      classNames={classNames}
      {...named}
      components={{ Chevron }}
    />
  )
}

/** Each year is an option to draw: without bounds the calendar goes a few back and on, and typing goes further. */
function reach(shown: readonly Date[], first: Date | undefined, last: Date | undefined) {
  const years = shown.map(date => date.getFullYear())
  return {
    startMonth: first ?? new Date(Math.min(...years) - 10, 0),
    endMonth: last ?? new Date(Math.max(...years) + 10, 11),
  }
}

function nearest(today: Date, first: Date | undefined, last: Date | undefined): Date {
  if (first && today < first) return first
  return last && today > last ? last : today
}
