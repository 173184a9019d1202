import { typedDay } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { AfterPaint } from './after-paint.tsx'
import { bringCalendar, LateCalendar } from './late-calendar.tsx'

export type DateFieldProps = DateFieldSettings & {
  /** In the calendar’s place while its code doesn’t come. */
  missingText?: string
}

const place = <div className="h-[22rem] w-[19.25rem] max-w-full" />

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
  missingText = 'The calendar can’t be shown right now. Please type the day.',
  ...rest
}: DateFieldProps) {
  return (
    <TypedDateField
      {...{ placeholder, invalidText, outsideText, openText }}
      {...rest}
      kind={typedDay}
      // Many only type: the calendar comes when the field is approached.
      onNear={() => void bringCalendar()}
      panel={choose => (
        <AfterPaint fallback={place}>
          <LateCalendar
            value={rest.value ?? ''}
            earliest={rest.earliest}
            latest={rest.latest}
            onChoose={choose}
            fallback={place}
            missingText={missingText}
          />
        </AfterPaint>
      )}
    />
  )
}
