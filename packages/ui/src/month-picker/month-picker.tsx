import { typedMonth } from '../typed-date/typed-date.ts'
import { type DateFieldSettings, TypedDateField } from '../typed-date/typed-date-field.tsx'
import { MonthGrid, monthOf } from './month-grid.tsx'

export type MonthPickerProps = DateFieldSettings & {
  previousText?: string
  nextText?: string
}

function outside(earliest: string | undefined, latest: string | undefined): string {
  if (earliest && latest) return `Choose a month from ${earliest} to ${latest}`
  return earliest ? `Choose ${earliest} or a later month` : `Choose ${latest} or an earlier month`
}

/** Takes the `field` of a `Controller` as it is; its value is a string like "2026-11". */
export function MonthPicker({
  placeholder = 'mm/yyyy',
  invalidText = 'Enter a month like 11/2026',
  outsideText = outside,
  openText = 'Choose a month',
  previousText = 'Previous year',
  nextText = 'Next year',
  today,
  ...rest
}: MonthPickerProps) {
  return (
    <TypedDateField
      {...{ placeholder, invalidText, outsideText, openText }}
      {...rest}
      kind={typedMonth}
      panel={choose => (
        <MonthGrid
          value={rest.value ?? ''}
          earliest={rest.earliest}
          latest={rest.latest}
          thisMonth={today?.slice(0, 7) ?? monthOf(new Date())}
          {...{ previousText, nextText }}
          onChoose={choose}
        />
      )}
    />
  )
}
