import { typedDay } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { useWords } from '../words/use-words.ts'
import { dateFieldWords } from './date-field.words.ts'
import { LazyCalendar, loadCalendar } from './lazy-calendar.tsx'
import { WhenPainted } from './when-painted.tsx'

export type DateFieldProps = DateFieldSettings

const place = <div className="h-88 w-calendar max-w-full" />

/** Takes the `field` of a `Controller` as it is; its value is a string like "2026-11-20". */
export function DateField({ today, ...rest }: DateFieldProps) {
  const words = useWords('dateField', dateFieldWords)
  return (
    <TypedDateField
      {...rest}
      words={words}
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
            missingText={words.missing}
          />
        </WhenPainted>
      )}
    />
  )
}
