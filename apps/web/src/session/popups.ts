import { browserStore } from '@kinfold/app/storage/browser-store'
import { signal } from '@preact/signals-react'
import { club } from '../club/club.ts'

const surveyFlag = browserStore('sessionStorage', club.storage.survey)
const kycUpdateFlag = browserStore('sessionStorage', club.storage.kycUpdate)

export const showLogout = signal(false)
export const showSurveyPopup = signal(surveyFlag.read() === null)
export const showKycUpdate = signal(kycUpdateFlag.read() === null)

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

/** For the next session. */
export function showPopupsAgain(): void {
  showLogout.value = false
  for (const { shown, flag } of Object.values(popups)) {
    flag.clear()
    shown.value = true
  }
}
