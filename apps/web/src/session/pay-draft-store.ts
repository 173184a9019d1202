import { browserStore } from '@kinfold/app/storage/browser-store'
import { club } from '../club/club.ts'

/** What a member was about to pay. It outlives a session that expired, not one they ended. */
export const payDraftStore = browserStore('localStorage', club.storage.payDraft)
