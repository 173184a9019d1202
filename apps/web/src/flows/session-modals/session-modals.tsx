import { useSignals } from '@preact/signals-react/runtime'
import { Suspense } from 'react'
import { lazyPart } from '../../app/lazy-part.tsx'
import { showLogout } from '../../session/session-store.ts'
import { useWaitingModal } from './use-waiting-modal.ts'

const { Part: LogOutModal } = lazyPart(
  () => import('./log-out-modal.tsx').then(module => module.LogOutModal),
  'at-rest',
)
const { Part: TermsModal } = lazyPart(() =>
  import('./terms-modal.tsx').then(module => module.TermsModal),
)
const { Part: KycUpdateModal } = lazyPart(() =>
  import('./kyc-update-modal.tsx').then(module => module.KycUpdateModal),
)
const { Part: SurveyModal } = lazyPart(() =>
  import('./survey-modal.tsx').then(module => module.SurveyModal),
)

const waiting = { terms: TermsModal, 'kyc-update': KycUpdateModal, survey: SurveyModal }

/** What may stand before the member on any page of the dashboard, one at a time. */
export function SessionModals() {
  useSignals()
  const name = useWaitingModal()
  const Waiting = name ? waiting[name] : undefined
  return (
    <Suspense>
      {showLogout.value ? <LogOutModal /> : null}
      {Waiting && !showLogout.value ? <Waiting /> : null}
    </Suspense>
  )
}
