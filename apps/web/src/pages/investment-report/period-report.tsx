import type { Currency } from '@kinfold/contract/money/currency'
import { Section } from '@kinfold/ui/section'
import { MonthReport } from './month-report.tsx'
import { PeriodFields } from './period-fields.tsx'
import { useHashFocus } from './use-hash-focus.ts'
import { periodId, useReportPeriod } from './use-report-period.ts'
import { YearPaper } from './year-paper.tsx'
import { YearReport } from './year-report.tsx'

/** A year or a month of it, with what can be kept of it. */
export function PeriodReport({ currency }: { currency: Currency }) {
  const period = useReportPeriod()
  const { year, month, name } = period
  const place = useHashFocus<HTMLSpanElement>(periodId)
  return (
    <Section
      title={
        <span {...place} className="scroll-mt-24 outline-none">
          How {name} went
        </span>
      }
    >
      <PeriodFields period={period} />
      {month === undefined ? (
        <YearReport currency={currency} year={year} />
      ) : (
        <MonthReport currency={currency} year={year} month={month} />
      )}
      <YearPaper year={year} />
    </Section>
  )
}
