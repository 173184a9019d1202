import type { PortfolioCourse } from '@kinfold/contract/portfolio/get-portfolio-course'
import type { NoReturnReason } from '@kinfold/contract/portfolio/money-weighted-return'
import { Stat } from '@kinfold/ui/stat'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { returnText } from '../../portfolio/return-text.ts'

type Said = { readonly figure: string; readonly hint: string }

const unsaid: Readonly<Record<NoReturnReason, Said>> = {
  no_money: { figure: 'Not yet', hint: 'No money has been in it' },
  under_a_year: { figure: 'Too early', hint: 'It is less than a year old' },
  no_single_rate: { figure: 'Can’t be said', hint: 'No one rate fits what came and went' },
}

function saidOf({ return_bps, no_return }: PortfolioCourse): Said {
  if (return_bps === null) return unsaid[no_return ?? 'no_single_rate']
  return { figure: returnText(return_bps), hint: 'Money-weighted, after fees' }
}

/** What a year of it earned, or why that can’t be said; its place is kept while it is on its way. */
export function YearlyReturn({ course }: { course: PortfolioCourse | undefined }) {
  const said = course && saidOf(course)
  const isLoss = (course?.return_bps ?? 0) < 0
  return (
    <Stat
      label={isLoss ? 'Lost a year' : 'Earned a year'}
      hint={said?.hint ?? 'to come'}
      loading={said === undefined}
    >
      {said?.figure}
    </Stat>
  )
}

/** The method, for who asks. */
export function HowItIsWorkedOut() {
  return (
    <details className="group -mt-3 text-small text-ink-muted">
      <summary className="-ms-1 inline-flex min-h-control-small cursor-pointer list-none items-center gap-1 rounded-box px-1 font-medium text-link [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden size={16} className="transition-transform group-open:rotate-90" />
        How a year is worked out
      </summary>
      <p className="max-w-prose pb-1">
        It is the one yearly rate at which every amount you put in, for as long as it was there,
        becomes what was paid out to you and what it is worth today, after fees. Money that came
        later counts for less time. The report of all portfolios says how the investments did
        instead, whenever your money came or went, so the two can differ.
      </p>
    </details>
  )
}
