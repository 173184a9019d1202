import { expect, test } from 'vitest'
import { dismissForSession, showKycUpdate, showLogout, showSurveyPopup } from './popups.ts'
import { session } from './session.ts'

test('what was closed for a session is shown in the next, and asking to leave is over', () => {
  dismissForSession('survey')
  dismissForSession('kycUpdate')
  showLogout.value = true
  expect([showSurveyPopup.value, showKycUpdate.value]).toEqual([false, false])
  session.end('left')
  expect([showSurveyPopup.value, showKycUpdate.value, showLogout.value]).toEqual([
    true,
    true,
    false,
  ])
})
