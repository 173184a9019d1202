import { usePlans } from '@kinfold/api/plan/list-plans'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Banner } from '@kinfold/ui/banner'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { planLink } from '../../plan/plan-link.ts'

const recurring = paths.recurring

const rules = [
  { label: 'How often', value: 'Every week, month or quarter' },
  { label: 'Paid from', value: 'Your card' },
  { label: 'On the 29th, 30th or 31st', value: 'Shorter months are charged on their last day' },
  {
    label: 'When a charge fails',
    value: 'We tell you and try again; nothing counts before it is paid',
  },
]

export function CreateRecurringInvestmentPage() {
  const { data, failure, isRefetching, reload } = usePlans()
  const open = data?.pools.filter(({ state }) => state === 'open')
  return (
    <div className="flex flex-col gap-6" data-refetching={isRefetching || undefined}>
      <PageHeader
        title="New Recurring Contribution"
        description="How a plan is fed without you thinking of it."
        trail={
          <Breadcrumbs
            items={[
              { label: 'Recurring Contributions', link: <Link to={recurring} /> },
              { label: 'New' },
            ]}
          />
        }
      />
      <Banner tone="neutral">
        A new one can’t be set up on this page yet.{' '}
        <TextLink href={club.links.contact}>Our support team</TextLink> sets yours up meanwhile;
        tell them the plan, the amount and how often.
      </Banner>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="How it works">
          <KeyValueList items={rules} />
        </Card>
        <div>
          <ReadFailure what="The plans" failure={data ? undefined : failure} onRetry={reload} />
          {open ? <OpenPlans plans={open} /> : null}
          {data || failure ? null : <LoadingScreen area="inline" />}
        </div>
      </div>
    </div>
  )
}

function OpenPlans({ plans }: { plans: readonly Plan[] }) {
  return (
    <Card title="Plans that take one" description="With the least that each takes at a time.">
      <ul className="divide-y divide-line">
        {plans.map(plan => (
          <li
            key={plan.id}
            className="flex min-h-control items-center justify-between gap-6 py-2 text-body"
          >
            <TextLink asChild>
              <Link to={planLink(plan)}>{planLabel(plan)}</Link>
            </TextLink>
            <Money alwaysShown amount={moneyFromWire(plan.currency, plan.minimum)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
