import { SelectField } from '@kinfold/ui/select-field'
import { nameOfMonth, type ReportPeriod } from './use-report-period.ts'

/** Which year, and all of it or one month. */
export function PeriodFields({ period }: { period: ReportPeriod }) {
  const { year, month, years, months, setYear, setMonth } = period
  return (
    <div className="grid grid-cols-2 gap-4 sm:flex">
      <SelectField
        className="sm:w-36"
        label="Year"
        value={String(year)}
        onChange={setYear}
        options={years.map(value => ({ value, label: value }))}
      />
      <SelectField
        className="sm:w-48"
        label="Month"
        placeholder="Whole year"
        value={month === undefined ? '' : String(month)}
        onChange={setMonth}
        options={[
          { value: '', label: 'Whole year' },
          ...months.map(value => ({ value, label: nameOfMonth(Number(value)) })),
        ]}
      />
    </div>
  )
}
