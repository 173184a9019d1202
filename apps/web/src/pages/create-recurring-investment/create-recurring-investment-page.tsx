import { usePlans } from '@kinfold/api/plan/list-plans'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { planProblem } from '@kinfold/contract/plan/plan-problem'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { PageHeader } from '@kinfold/ui/page-header'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { WhereItGoes } from './where-it-goes.tsx'

const recurring = paths.recurring

const rules = [
  { label: 'How often', value: 'Every week, month or quarter' },
  { label: 'Paid from', value: 'Your card' },
  { label: 'The first charge', value: 'Now, and on the same day from then on' },
  { label: 'On the 29th, 30th or 31st', value: 'Shorter months are charged on their last day' },
  {
    label: 'When a charge fails',
    value: 'We tell you and try again; nothing counts before it is paid',
  },
  { label: 'When you change your mind', value: 'Skip, pause or end it at any time' },
]

export function CreateRecurringInvestmentPage() {
  const { data, failure, isRefetching, reload } = usePlans()
  const open = data?.pools.filter(plan => planProblem(plan) === undefined)
  return (
    <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
      <PageHeader
        title="New Recurring Contribution"
        description="Choose where it goes; how much and how often come next."
        trail={
          <Breadcrumbs
            items={[
              { label: 'Recurring Contributions', link: <Link to={recurring} /> },
              { label: 'New' },
            ]}
          />
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <ReadFailure what="The plans" failure={data ? undefined : failure} onRetry={reload} />
          {open ? <WhereItGoes plans={open} /> : null}
          {data || failure ? null : <LoadingScreen area="inline" />}
        </div>
        <Card title="How it works">
          <KeyValueList items={rules} />
        </Card>
      </div>
    </div>
  )
}
