import {
  type DateOrder,
  type DecimalMark,
  dateOrders,
  decimalMarks,
} from '@kinfold/contract/operator/statement/csv-mapping'
import { TextField } from '@kinfold/ui/text-field'
import { useId } from 'react'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import type { ColumnName, TypedMapping } from './judge-mapping.ts'

const columns: readonly (readonly [ColumnName, string])[] = [
  ['date', 'Day'],
  ['amount', 'Amount, with its sign'],
  ['debit', 'Money out'],
  ['credit', 'Money in'],
  ['reference', 'Reference'],
  ['sender', 'Sender'],
  ['text', 'Text'],
  ['balance', 'Balance'],
]

const orderWords: Readonly<Record<DateOrder, string>> = {
  day_first: '03/06/2026 is 3 June',
  month_first: '06/03/2026 is 3 June',
  year_first: '2026-06-03',
}

const markWords: Readonly<Record<DecimalMark, string>> = { '.': '1,250.50', ',': '1.250,50' }

type MappingFieldsProps = {
  bank: string
  /** Those of the chosen file. */
  titles: readonly string[]
  value: TypedMapping
  onChange: (value: TypedMapping) => void
  errors: Readonly<Record<string, string>>
}

/** Which column of the bank's files says what; remembered for all its files. */
export function MappingFields({ bank, titles, value, onChange, errors }: MappingFieldsProps) {
  const list = useId()
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="text-small font-semibold text-ink">Columns of {bank}’s files</legend>
      <p className="text-small text-ink-muted">
        By their titles in the file. Name one column for amounts, or one for money out and one for
        money in. We remember it for this bank.
      </p>
      <datalist id={list}>
        {titles.map(title => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {columns.map(([name, label]) => (
          <TextField
            key={name}
            name={name}
            label={label}
            required={name === 'date'}
            autoComplete="off"
            list={list}
            value={value[name] ?? ''}
            onChange={event => onChange({ ...value, [name]: event.target.value })}
            error={errors[name]}
          />
        ))}
      </div>
      <ChoiceRow
        label="How days are written"
        choices={dateOrders}
        words={orderWords}
        chosen={value.date_order}
        onChoose={date_order => onChange({ ...value, date_order })}
      />
      <ChoiceRow
        label="How amounts are written"
        choices={decimalMarks}
        words={markWords}
        chosen={value.decimal_mark}
        onChoose={decimal_mark => onChange({ ...value, decimal_mark })}
      />
    </fieldset>
  )
}
