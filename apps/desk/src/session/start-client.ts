import { configureClient } from '@kinfold/api/client/client-settings'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { failureMessages } from '@kinfold/contract/messages'
import { paths } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { fetchAndWatch, noResponse } from '../line/line.ts'
import { isLocked, lockDesk } from './desk-lock.ts'
import { session } from './session.ts'

const attempts = browserStore('sessionStorage', club.storage.attempts)

/** A page that somebody works on is kept, for the same person to sign in again. */
function endOrLock(): void {
  if (session.user.peek()) lockDesk('expired')
  else session.end('expired')
}

type Place = { readonly isOnSignIn: () => boolean }

/** Tells the API client what only the app knows. */
export function startClient({
  isOnSignIn = () => location.pathname === paths.signIn,
}: Partial<Place> = {}): void {
  configureClient({
    baseUrl: club.apiBase,
    readToken: () => (isLocked() ? undefined : session.token.peek()),
    isOnLoginPage: () => isLocked() || isOnSignIn(),
    onSessionEnd: endOrLock,
    attempts,
    noResponse: (call, sentAt) =>
      isLocked() ? failureMessages.noResponse : noResponse(call, sentAt),
    fetch: fetchAndWatch,
  })
}
