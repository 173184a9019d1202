import { useSubscriptions } from '@kinfold/api/subscription/list-subscriptions'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Subscription } from '@kinfold/contract/subscription/subscription'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { StartedPayments } from '../../flows/pay/started-payments.tsx'
import { PagedList, rowsPerPage } from '../../list/paged-list.tsx'
import type { AskedChange } from './subscription-actions.tsx'
import { SubscriptionList } from './subscription-list.tsx'

const { Part: SubscriptionChangeModal } = lazyPart(
  () =>
    import('./change/subscription-change-modal.tsx').then(module => module.SubscriptionChangeModal),
  'when-idle',
)
const { Part: PaymentModal } = lazyPart(
  () => import('../../flows/pay/payment-modal.tsx').then(module => module.PaymentModal),
  'when-idle',
)

type Asked = { subscription: Subscription; change: AskedChange }

export function RecurringInvestmentsPage() {
  const [page, goTo] = usePageNumber()
  const query = useSubscriptions({ page, per_page: rowsPerPage })
  const [asked, setAsked] = useState<Asked>()
  const { action, close } = useAction()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Recurring Contributions"
        description="What is charged to your card by itself, and when next."
        actions={
          <Button asChild>
            <Link to={paths.newRecurring}>Set up a new one</Link>
          </Button>
        }
      />
      <StartedPayments isShown={({ purpose }) => purpose === 'recurring'} />
      <PagedList query={query} of="recurring contributions" page={page} onPageChange={goTo}>
        {rows => (
          <SubscriptionList
            subscriptions={rows}
            onAsk={(subscription, change) => setAsked({ subscription, change })}
          />
        )}
      </PagedList>
      <PartBoundary onMissing={() => setAsked(undefined)}>
        {asked ? <SubscriptionChangeModal {...asked} onClose={() => setAsked(undefined)} /> : null}
      </PartBoundary>
      <PartBoundary onMissing={close} attempt={action}>
        {action === 'payment' ? <PaymentModal /> : null}
      </PartBoundary>
    </div>
  )
}
