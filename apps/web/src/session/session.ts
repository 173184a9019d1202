import { createSession } from '@kinfold/app/session/create-session'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { club } from '../club/club.ts'
import { forgetDocumentDrafts } from './document-drafts.ts'
import { lastLookStore } from './last-look-store.ts'
import { payDraftStore } from './pay-draft-store.ts'
import { showPopupsAgain } from './popups.ts'

/** The member's session. */
export const session = createSession<SessionUser>({
  tokenKey: club.storage.token,
  onEnd: how => {
    showPopupsAgain()
    if (how !== 'left') return
    payDraftStore.clear()
    lastLookStore.clear()
    forgetDocumentDrafts()
  },
})
