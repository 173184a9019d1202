import { useFollowedPayment } from '@kinfold/api/payment/follow-payment'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { useWhileMounted } from '@kinfold/app/wizard/use-while-mounted'
import { redirectAfterPaymentMs } from '@kinfold/contract/constants'
import { successMessages } from '@kinfold/contract/messages'
import type { Payment } from '@kinfold/contract/payment/payment'
import { Button } from '@kinfold/ui/button'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { Skeleton } from '@kinfold/ui/skeleton'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useAction } from '../../address/use-action.ts'
import { CancelPaymentModal } from './cancel-payment-modal.tsx'
import { paidState } from './paid-state.ts'
import { PaymentFooter } from './payment/payment-footer.tsx'
import { PaymentOutcome } from './payment/payment-outcome.tsx'

type PaymentModalProps = {
  /** Begins the same once more, on this page. Absent on a page that says itself how it goes on. */
  onBeginAgain?: () => void
}

const titles: Readonly<Record<Payment['status'], string>> = {
  pending: 'Your payment',
  pending_confirmation: 'We are looking for it',
  succeeded: successMessages.paymentSuccessful,
  failed: 'Payment failed',
  expired: 'The time to pay is over',
  cancelled: 'Payment cancelled',
  partly_refunded: 'Partly given back',
  refunded: 'Given back',
  charged_back: 'Payment taken back',
}

/** How one payment stands: where it is paid, that it is looked for, or what became of it. */
export function PaymentModal({ onBeginAgain }: PaymentModalProps) {
  const { payment: id, reference, close } = useAction()
  const { payment, failure, isUnknown, reload } = useFollowedPayment({ id, reference })
  const [isCancelling, setCancelling] = useState(false)
  useToPlan(onBeginAgain && payment, close)
  // An address that is no id at all is as unknown as one that nothing goes by.
  const isNone = isUnknown || (failure?.kind === 'refused' && [400, 404].includes(failure.status))
  if (payment && isCancelling) {
    return <CancelPaymentModal payment={payment} onClose={() => setCancelling(false)} />
  }
  return (
    <Modal
      open
      ownStep={false}
      // What stands in it comes later, or changes while it is read.
      focusStarts="panel"
      title={payment ? titles[payment.status] : 'Your payment'}
      onOpenChange={open => !open && close()}
      footer={
        payment ? (
          <PaymentFooter
            payment={payment}
            {...(onBeginAgain && { onBeginAgain })}
            onCancel={() => setCancelling(true)}
          />
        ) : (
          <ModalClose>
            <Button variant="secondary">Close</Button>
          </ModalClose>
        )
      }
    >
      <Content>
        {payment ? <PaymentOutcome payment={payment} isBack={reference !== undefined} /> : null}
        {!payment && isNone ? (
          <p className="text-body text-ink-muted">
            We couldn’t find this payment. Your transactions show everything that came in.
          </p>
        ) : null}
        {!payment && !isNone && failure ? (
          <ReadFailure what="This payment" failure={failure} onRetry={reload} />
        ) : null}
        {!payment && !isNone && !failure ? (
          <LoadingRegion label="Your payment is on its way" className="h-48">
            <Skeleton shape="box" />
          </LoadingRegion>
        ) : null}
      </Content>
    </Modal>
  )
}

function Content({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-col gap-5">{children}</div>
}

/** A contribution that arrived leads to its plan, where its success stays to be read; money in a wallet stays on the wallet's page. */
function useToPlan(payment: Payment | undefined, close: () => void): void {
  const navigate = useNavigate()
  const leave = useWhileMounted((planId: number, paid: string) => {
    // Nothing of the way there is left to go back to.
    close()
    void navigate(pathTo.product(planId), { state: paidState(paid) })
  })
  const paid = payment?.status === 'succeeded' ? payment.id : undefined
  const planId = payment?.plan?.id
  useEffect(() => {
    if (paid === undefined || planId === undefined) return
    const timer = setTimeout(() => leave(planId, paid), redirectAfterPaymentMs)
    return () => clearTimeout(timer)
  }, [paid, planId])
}
