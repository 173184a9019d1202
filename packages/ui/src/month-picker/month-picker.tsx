import { typedMonth } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { useWords } from '../words/use-words.ts'
import { MonthGrid, monthOf } from './month-grid.tsx'
import { monthPickerWords } from './month-picker.words.ts'

export type MonthPickerProps = DateFieldSettings

/** Takes the `field` of a `Controller` as it is; its value is a string like "2026-11". */
export function MonthPicker({ today, ...rest }: MonthPickerProps) {
  const words = useWords('monthPicker', monthPickerWords)
  return (
    <TypedDateField
      {...rest}
      words={words}
      kind={typedMonth}
      panel={choose => (
        <MonthGrid
          value={rest.value ?? ''}
          earliest={rest.earliest}
          latest={rest.latest}
          thisMonth={today?.slice(0, 7) ?? monthOf(new Date())}
          previousText={words.previous}
          nextText={words.next}
          onChoose={choose}
        />
      )}
    />
  )
}
