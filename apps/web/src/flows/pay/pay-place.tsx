import { usePortfoliosOfPlan } from '@kinfold/api/portfolio/list-portfolios'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
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

/** What a member may add to instead of beginning anew; undefined until it is known, and kept when it is read in vain. */
function useOwnIn(target: PayTarget | undefined): readonly Portfolio[] | undefined {
  const planId = target?.kind === 'plan' ? String(target.plan.id) : undefined
  const { data, failure } = usePortfoliosOfPlan(planId, { status: 'active', per_page: 100 })
  if (planId === undefined) return []
  return data?.items ?? (failure ? [] : undefined)
}

type PayPlaceProps = {
  /** What opens it, in the address. */
  action: PayAction
  /** Absent where nothing more can be paid; a payment can be followed all the same. */
  target: PayTarget | undefined
  onCurrencyChange?: (currency: Currency) => void
}

/** Where a page's way of paying opens, and any payment that the address follows. */
export function PayPlace({ action: opens, target, onCurrencyChange }: PayPlaceProps) {
  const { action, open, close } = useAction()
  const { can_contribute } = useMember()
  const own = useOwnIn(target)
  return (
    <PartBoundary onMissing={close} attempt={action}>
      {target && action === opens && !can_contribute ? (
        <KycRequiredModal ownStep={false} onClose={close} />
      ) : null}
      {target && own && action === opens && can_contribute ? (
        <PayModal target={target} own={own} {...(onCurrencyChange && { onCurrencyChange })} />
      ) : null}
      {action === 'payment' ? <PaymentModal onBeginAgain={() => open(opens)} /> : null}
    </PartBoundary>
  )
}
