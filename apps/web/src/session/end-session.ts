import { batch } from '@preact/signals-react'
import {
  kycUpdateFlag,
  type SessionEnd,
  sessionEnd,
  showKycUpdate,
  showLogout,
  showSurveyPopup,
  surveyFlag,
  token,
  tokenStore,
  user,
} from './session-store.ts'

/** Leaves nothing of the member in the browser; the guards then lead to the sign-in page. */
export function endSession(how: SessionEnd): void {
  for (const store of [tokenStore, surveyFlag, kycUpdateFlag]) store.clear()
  batch(() => {
    sessionEnd.value = how
    token.value = undefined
    user.value = undefined
    showLogout.value = false
    showSurveyPopup.value = true
    showKycUpdate.value = true
  })
}
