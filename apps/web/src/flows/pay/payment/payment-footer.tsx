import { cancellationProblem } from '@kinfold/contract/payment/cancellation-problem'
import type { Payment } from '@kinfold/contract/payment/payment'
import { Button } from '@kinfold/ui/button'
import { ModalClose } from '@kinfold/ui/modal'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../address/paths.ts'
import { useMember } from '../../../session/use-member.ts'
import { keepForAnother } from '../choice/keep-for-another.ts'
import { paidState } from '../paid-state.ts'

type PaymentFooterProps = {
  payment: Payment
  /** A payment for a portfolio is begun again on the portfolio's own page. Absent: nowhere from here. */
  onBeginAgain?: () => void
  onCancel: () => void
}

const ended: readonly Payment['status'][] = ['failed', 'expired', 'cancelled']

/** What can be done with it: give it up, go on paying, or begin again. */
export function PaymentFooter({ payment, onBeginAgain, onCancel }: PaymentFooterProps) {
  const { email } = useMember()
  const { status, payment_link, account, plan, portfolio_id } = payment
  const close = (
    <ModalClose>
      <Button variant="secondary">Close</Button>
    </ModalClose>
  )
  if (cancellationProblem(status) === undefined) {
    return (
      <>
        <Button variant="quiet" onClick={onCancel}>
          Cancel payment
        </Button>
        {payment_link && status === 'pending' ? (
          <Button asChild variant={account ? 'secondary' : 'primary'}>
            <a href={payment_link}>{account ? 'Open payment page' : 'Go on paying'}</a>
          </Button>
        ) : (
          close
        )}
      </>
    )
  }
  const done = (
    <ModalClose>
      <Button>Done</Button>
    </ModalClose>
  )
  if (!onBeginAgain) return done
  if (ended.includes(status)) {
    const keep = () => keepForAnother(email, payment)
    return (
      <>
        {close}
        {portfolio_id ? (
          <Button asChild>
            <Link replace to={pathTo.topUp(portfolio_id)} onClick={keep}>
              Try again
            </Link>
          </Button>
        ) : (
          <Button
            onClick={() => {
              keep()
              onBeginAgain()
            }}
          >
            Try again
          </Button>
        )}
      </>
    )
  }
  if (!plan) return done
  return (
    <Button asChild>
      <Link replace to={pathTo.product(plan.id)} state={paidState(payment.id)}>
        View the plan
      </Link>
    </Button>
  )
}
