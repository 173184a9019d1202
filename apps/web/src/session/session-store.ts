import { browserStore } from '@kinfold/app/storage/browser-store'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { computed, signal } from '@preact/signals-react'
import { club } from '../club/club.ts'

export const tokenStore = browserStore('localStorage', club.storage.token)
export const surveyFlag = browserStore('sessionStorage', club.storage.survey)
export const kycUpdateFlag = browserStore('sessionStorage', club.storage.kycUpdate)

/** How the last session ended; an expired one leads back to where it was. */
export type SessionEnd = 'expired' | 'left'

export const token = signal(tokenStore.read() ?? undefined)
export const user = signal<SessionUser>()
export const isAuthenticated = computed(() => token.value !== undefined)
export const sessionEnd = signal<SessionEnd>()
export const showLogout = signal(false)
export const showSurveyPopup = signal(surveyFlag.read() === null)
export const showKycUpdate = signal(kycUpdateFlag.read() === null)
