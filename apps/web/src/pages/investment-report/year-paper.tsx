import { useYearReport } from '@kinfold/api/report/get-year-report'
import { Section } from '@kinfold/ui/section'
import { SelectField } from '@kinfold/ui/select-field'
import { useState } from 'react'
import { SaveButton } from '../../paper/save-button.tsx'
import { useMember } from '../../session/use-member.ts'

/** As far back as anybody is asked for papers. */
const offered = 6

/** A year as a paper, month by month and plan by plan. */
export function YearPaper() {
  const { today } = useMember()
  const latest = Number(today.slice(0, 4))
  const [year, setYear] = useState(String(latest))
  const { run } = useYearReport()
  const years = Array.from({ length: offered }, (_, back) => String(latest - back))
  return (
    <Section
      title="A year as a paper"
      description="Month by month and plan by plan, in each of your currencies: a PDF to keep, to print or to hand to a bank."
    >
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="w-36"
          label="Year"
          value={year}
          onChange={setYear}
          options={years.map(value => ({ value, label: value }))}
        />
        <SaveButton
          size="regular"
          fetchFile={() => run({ query: { year: Number(year) } })}
          fileName={`report-${year}.pdf`}
        >
          Save the report
        </SaveButton>
      </div>
    </Section>
  )
}
