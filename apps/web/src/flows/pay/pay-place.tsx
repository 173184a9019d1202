import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Currency } from '@kinfold/contract/money/currency'
import { useAction } from '../../address/use-action.ts'
import { useMember } from '../../session/use-member.ts'
import type { PayTarget } from './pay-target.ts'

const { Part: PayModal } = lazyPart(
  () => import('./pay-modal.tsx').then(module => module.PayModal),
  'when-idle',
)
const { Part: PaymentModal } = lazyPart(
  () => import('./payment-modal.tsx').then(module => module.PaymentModal),
  'when-idle',
)
const { Part: KycRequiredModal } = lazyPart(
  () => import('../kyc-required/kyc-required-modal.tsx').then(module => module.KycRequiredModal),
  'when-idle',
)

export type PayAction = 'contribute' | 'top-up' | 'fund'

type PayPlaceProps = {
  /** What opens it, in the address. */
  action: PayAction
  /** Absent where nothing more can be paid; a payment can be followed all the same. */
  target: PayTarget | undefined
  onCurrencyChange?: (currency: Currency) => void
}

/** Where a page's way of paying opens, and any payment that the address follows. */
export function PayPlace({ action: own, target, onCurrencyChange }: PayPlaceProps) {
  const { action, open, close } = useAction()
  const { can_contribute } = useMember()
  return (
    <PartBoundary onMissing={close} attempt={action}>
      {target && action === own && !can_contribute ? <KycRequiredModal onClose={close} /> : null}
      {target && action === own && can_contribute ? (
        <PayModal target={target} {...(onCurrencyChange && { onCurrencyChange })} />
      ) : null}
      {action === 'payment' ? <PaymentModal onBeginAgain={() => open(own)} /> : null}
    </PartBoundary>
  )
}
