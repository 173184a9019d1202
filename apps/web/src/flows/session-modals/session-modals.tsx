import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import { showLogout } from '../../session/session-store.ts'
import { useWaitingModal } from './use-waiting-modal.ts'

const LogOutModal = lazy(() =>
  import('./log-out-modal.tsx').then(module => ({ default: module.LogOutModal })),
)
const TermsModal = lazy(() =>
  import('./terms-modal.tsx').then(module => ({ default: module.TermsModal })),
)
const KycUpdateModal = lazy(() =>
  import('./kyc-update-modal.tsx').then(module => ({ default: module.KycUpdateModal })),
)
const SurveyModal = lazy(() =>
  import('./survey-modal.tsx').then(module => ({ default: module.SurveyModal })),
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
