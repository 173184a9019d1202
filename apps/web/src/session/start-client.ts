import { type ClientSettings, configureClient } from '@kinfold/api/client/client-settings'
import { fetchUnlessPreloaded } from '@kinfold/app/loading/preloaded-answers'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { paths } from '../address/paths.ts'
import { club } from '../club/club.ts'
import { session } from './session.ts'

const attempts = browserStore('sessionStorage', club.storage.attempts)

/** Tells the API client what only the app knows. */
export function startClient(changes: Partial<ClientSettings> = {}): void {
  configureClient({
    baseUrl: club.apiBase,
    readToken: () => session.token.peek(),
    isOnLoginPage: () => location.pathname === paths.signIn,
    onSessionEnd: () => session.end('expired'),
    attempts,
    fetch: fetchUnlessPreloaded,
    ...changes,
  })
}
