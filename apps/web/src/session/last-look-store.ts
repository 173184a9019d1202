import { browserStore } from '@kinfold/app/storage/browser-store'
import { club } from '../club/club.ts'

/** When the member last looked at the overview, and what was new then. */
export const lastLookStore = browserStore('localStorage', club.storage.lastLook)
