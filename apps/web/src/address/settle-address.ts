import { session } from '../session/session.ts'
import { paths } from './paths.ts'
import { readRedirectUrl } from './read-redirect-url.ts'

function isPublic(pathname: string): boolean {
  return /^\/(auth(\/.*)?)?$/.test(pathname)
}

/**
 * Sets the address right before the router reads it, without a second round trip. `elsewhere` says that what the
 * document shows is not what the address now means.
 */
export function settleAddress(): 'settled' | 'elsewhere' {
  const { pathname, search, hash } = location
  if (session.isAuthenticated.peek() && isPublic(pathname)) {
    history.replaceState(null, '', readRedirectUrl(search) ?? paths.overview)
    return 'elsewhere'
  }
  if (/^\/(auth\/?)?$/.test(pathname)) history.replaceState(null, '', paths.signIn + search + hash)
  if (pathname === paths.resetPassword) hideResetToken(search)
  return 'settled'
}

/** The token leaves the address for the history entry: a reload keeps it, and no outsider is ever told of it. */
function hideResetToken(search: string): void {
  const token = new URLSearchParams(search).get('token')
  if (token) history.replaceState({ usr: { token }, key: 'reset' }, '', paths.resetPassword)
}
