// Twenty calls in flight find out at once that a session is over; the app is told once.
import { clientSettings } from './client-settings.ts'

/** The token whose end has been announced. */
let announced: { readonly token: string | undefined } | undefined

/** To be called with the token of each request: a new one begins a new session. */
export function noteTokenSent(token: string | undefined): void {
  if (announced && token !== undefined && token !== announced.token) announced = undefined
}

/** Whether a 401 to a call with this token means that the session has ended; tells the app if so. */
export function noteUnauthenticated(token: string | undefined): boolean {
  const { isOnLoginPage, onSessionEnd, readToken } = clientSettings()
  if (isOnLoginPage()) return false
  const current = readToken()
  // A late answer to a call of an earlier session says nothing about the present one.
  const isLate = current !== undefined && current !== token
  if (announced || isLate) return true
  announced = { token }
  onSessionEnd()
  return true
}
