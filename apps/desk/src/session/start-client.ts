import { configureClient } from '@kinfold/api/client/client-settings'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { paths } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { session } from './session.ts'

const attempts = browserStore('sessionStorage', club.storage.attempts)

type Place = { readonly isOnSignIn: () => boolean }

/** Tells the API client what only the app knows. */
export function startClient({
  isOnSignIn = () => location.pathname === paths.signIn,
}: Partial<Place> = {}): void {
  configureClient({
    baseUrl: club.apiBase,
    readToken: () => session.token.peek(),
    isOnLoginPage: isOnSignIn,
    onSessionEnd: () => session.end('expired'),
    attempts,
  })
}
