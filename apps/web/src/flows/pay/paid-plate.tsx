import { usePaymentStatus } from '@kinfold/api/payment/get-payment-status'
import { useSummaryByPlan } from '@kinfold/api/portfolio/get-summary-by-plan'
import { successMessages } from '@kinfold/contract/messages'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Plan } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { SaveReceipt } from '../../paper/save-receipt.tsx'
import { paidIn } from './paid-state.ts'

/** What was just paid into a plan. It came along from the payment, and stays until it is dismissed. */
export function PaidPlate({ plan }: { plan: Plan }) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { data: payment } = usePaymentStatus(paidIn(state))
  const worth = useSummaryByPlan().data?.products.find(each => each.plan.id === plan.id)?.totals
  if (payment?.status !== 'succeeded' || payment.plan?.id !== plan.id) return null
  const { purpose, portfolio_id } = payment
  return (
    <Banner
      live
      tone="success"
      title={successMessages.paymentSuccessful}
      onDismiss={() => void navigate(`${pathname}${search}`, { replace: true })}
      actions={
        <>
          <SaveReceipt payment={payment} />
          {portfolio_id && purpose !== 'recurring' ? (
            <Button asChild size="small" variant="secondary">
              <Link to={pathTo.topUpEvery(portfolio_id, 'monthly')}>Make it monthly</Link>
            </Button>
          ) : null}
        </>
      }
    >
      <Money amount={fromWireMoney(payment.amount)} /> is in {planLabel(plan)}.
      {worth ? (
        <>
          {' '}
          All of yours there is worth <Money amount={moneyFromWire(plan.currency, worth.value)} />{' '}
          now.
        </>
      ) : null}
    </Banner>
  )
}
