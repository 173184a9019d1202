import { usePlanReturns } from '@kinfold/api/plan/list-plan-returns'
import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Plan } from '@kinfold/contract/plan/plan'
import type { PlanReturns } from '@kinfold/contract/plan/plan-returns'
import { Skeleton } from '@kinfold/ui/skeleton'
import type { ReactNode } from 'react'
import { bestAndWeakest, lastYear, pastBps } from '../../../plan/past-course.ts'
import { returnText } from '../../../portfolio/return-text.ts'

type PlanCellProps = { plan: Plan }
type Months = PlanReturns['months']

export function LastYear({ plan }: PlanCellProps) {
  return (
    <Past plan={plan}>
      {months => {
        const year = lastYear(months)
        const only = year.length < 12 ? ` in ${monthsText(year.length)}` : ''
        return `${returnText(pastBps(year))}${only}`
      }}
    </Past>
  )
}

export function BestMonth({ plan }: PlanCellProps) {
  return <Past plan={plan}>{months => monthOf(bestAndWeakest(months)?.best)}</Past>
}

export function WeakestMonth({ plan }: PlanCellProps) {
  return <Past plan={plan}>{months => monthOf(bestAndWeakest(months)?.weakest)}</Past>
}

type PastProps = PlanCellProps & { children: (months: Months) => ReactNode }

function Past({ plan, children }: PastProps) {
  const { data, failure } = usePlanReturns(plan.id)
  if (!data) return failure ? 'Not known right now' : <Skeleton className="w-20 max-w-full" />
  return data.months.length === 0 ? 'No months yet' : children(data.months)
}

const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`)

const monthName = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' })

function monthOf(month: Months[number] | undefined): ReactNode {
  if (!month) return null
  return (
    <>
      {returnText(pastBps([month]))}{' '}
      <span className="text-small whitespace-nowrap text-ink-muted">
        {monthName(Date.parse(`${month.month}-01`))}
      </span>
    </>
  )
}
