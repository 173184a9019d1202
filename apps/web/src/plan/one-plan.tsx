import { usePlans } from '@kinfold/api/plan/list-plans'
import type { Plan } from '@kinfold/contract/plan/plan'
import { Button } from '@kinfold/ui/button'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../address/paths.ts'

type OnePlanProps = {
  /** As it stands in the address. */
  id: string | undefined
  children: (plan: Plan) => ReactNode
}

/** A page about one plan: until the plan is there, and when there is none. */
export function OnePlan({ id, children }: OnePlanProps) {
  const { data, failure, isRefetching, reload } = usePlans()
  const plan = data?.pools.find(each => String(each.id) === id)
  if (plan) {
    return (
      <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
        {children(plan)}
      </div>
    )
  }
  if (data) return <UnknownPlan />
  if (!failure) return <LoadingScreen area="inline" />
  return (
    <ErrorScreen title="This plan can’t be shown right now" onReset={reload}>
      {failure.message}
    </ErrorScreen>
  )
}

function UnknownPlan() {
  return (
    <NotFoundScreen
      title="We couldn’t find that plan"
      description="It may have ended, or the address is mistyped."
    >
      <Button asChild>
        <Link to={paths.plans}>See all plans</Link>
      </Button>
    </NotFoundScreen>
  )
}
