import { typedDay } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { LazyCalendar, loadCalendar } from './lazy-calendar.tsx'
import { WhenPainted } from './when-painted.tsx'

export type DateFieldProps = DateFieldSettings & {
  /** In the calendar’s place while its code doesn’t come. */
  missingText?: string
}

const place = <div className="h-88 w-calendar max-w-full" />

function outside(earliest: string | undefined, latest: string | undefined): string {
  if (earliest && latest) return `Choose a day from ${earliest} to ${latest}`
  return earliest ? `Choose ${earliest} or a later day` : `Choose ${latest} or an earlier day`
}

/** Takes the `field` of a `Controller` as it is; its value is a string like "2026-11-20". */
export function DateField({
  placeholder = 'dd/mm/yyyy',
  invalidText = 'Enter a day like 20/11/2026',
  outsideText = outside,
  openText = 'Open the calendar',
  today,
  missingText = 'The calendar can’t be shown right now. Please type the day.',
  ...rest
}: DateFieldProps) {
  return (
    <TypedDateField
      {...{ placeholder, invalidText, outsideText, openText }}
      {...rest}
      kind={typedDay}
      // Many only type: the calendar comes when the field is approached.
      onNear={() => void loadCalendar()}
      panel={choose => (
        <WhenPainted fallback={place}>
          <LazyCalendar
            value={rest.value ?? ''}
            earliest={rest.earliest}
            latest={rest.latest}
            today={today}
            onChoose={choose}
            fallback={place}
            missingText={missingText}
          />
        </WhenPainted>
      )}
    />
  )
}
