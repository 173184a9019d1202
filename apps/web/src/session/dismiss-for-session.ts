import { kycUpdateFlag, showKycUpdate, showSurveyPopup, surveyFlag } from './session-store.ts'

const popups = {
  survey: { shown: showSurveyPopup, flag: surveyFlag },
  kycUpdate: { shown: showKycUpdate, flag: kycUpdateFlag },
} as const

/** A closed pop-up stays closed until the browser or the session is. */
export function dismissForSession(name: keyof typeof popups): void {
  const { shown, flag } = popups[name]
  flag.write('dismissed')
  shown.value = false
}
