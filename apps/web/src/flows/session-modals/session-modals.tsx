import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'react-router-dom'
import { showLogout } from '../../session/popups.ts'
import { useWaitingModal } from './use-waiting-modal.ts'

const { Part: LogOutModal } = lazyPart(
  () => import('./log-out-modal.tsx').then(module => module.LogOutModal),
  'when-idle',
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
  const { key } = useLocation()
  const Waiting = name ? waiting[name] : undefined
  return (
    <>
      <PartBoundary
        onMissing={() => {
          showLogout.value = false
        }}
      >
        {showLogout.value ? <LogOutModal /> : null}
      </PartBoundary>
      <PartBoundary optional attempt={key}>
        {Waiting && !showLogout.value ? <Waiting /> : null}
      </PartBoundary>
    </>
  )
}
