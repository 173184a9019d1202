import { useSignals } from '@preact/signals-react/runtime'
import { showKycUpdate, showSurveyPopup } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'
import { type WaitingModal, waitingModal } from './waiting-modal.ts'

export function useWaitingModal(): WaitingModal | undefined {
  useSignals()
  return waitingModal(useMember(), {
    kycUpdate: showKycUpdate.value,
    survey: showSurveyPopup.value,
  })
}
