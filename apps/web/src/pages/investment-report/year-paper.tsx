import { useYearReport } from '@kinfold/api/report/get-year-report'
import { SaveButton } from '../../paper/save-button.tsx'

/** A year as a paper, month by month and plan by plan, in each of the member's currencies. */
export function YearPaper({ year }: { year: number }) {
  const { run } = useYearReport()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SaveButton
        size="regular"
        fetchFile={() => run({ query: { year } })}
        fileName={`report-${year}.pdf`}
      >
        Save the report of {year}
      </SaveButton>
      <p className="max-w-prose text-small text-ink-muted">
        Month by month and plan by plan, in each of your currencies: a PDF to keep, to print or to
        hand to a bank.
      </p>
    </div>
  )
}
