import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { showKycUpdate, showSurveyPopup } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'
import { type WaitingModal, waitingModal } from './waiting-modal.ts'

export function useWaitingModal(): WaitingModal | undefined {
  useSignals()
  const { pathname, search } = useLocation()
  const tab = new URLSearchParams(search).get('tab')
  return waitingModal(useMember(), {
    isOnKycPage: pathname === paths.myAccount && tab === 'KYC',
    kycUpdate: showKycUpdate.value,
    survey: showSurveyPopup.value,
  })
}
