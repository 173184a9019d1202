import { lazy, Suspense } from 'react'
import { typedDay } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { AfterPaint } from './after-paint.tsx'

export type DateFieldProps = DateFieldSettings

// The calendar is the heavy part and many only type: it comes when the field is approached.
function calendarCode() {
  return import('./calendar.tsx')
}
const Calendar = lazy(async () => ({ default: (await calendarCode()).Calendar }))

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
  ...rest
}: DateFieldProps) {
  return (
    <TypedDateField
      {...{ placeholder, invalidText, outsideText, openText }}
      {...rest}
      kind={typedDay}
      onNear={() => void calendarCode()}
      panel={choose => (
        <AfterPaint fallback={place}>
          <Suspense fallback={place}>
            <Calendar
              value={rest.value ?? ''}
              earliest={rest.earliest}
              latest={rest.latest}
              onChoose={choose}
            />
          </Suspense>
        </AfterPaint>
      )}
    />
  )
}
