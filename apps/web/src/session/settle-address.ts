import { paths } from '../address/paths.ts'
import { readRedirectUrl } from '../address/read-redirect-url.ts'
import { session } from './session.ts'

/** These only lead to signing in. */
const leadToSignIn: readonly string[] = [paths.root, paths.auth, `${paths.auth}/`]

function isPublic(pathname: string): boolean {
  return leadToSignIn.includes(pathname) || pathname.startsWith(`${paths.auth}/`)
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
  if (leadToSignIn.includes(pathname)) history.replaceState(null, '', paths.signIn + search + hash)
  if (pathname === paths.resetPassword) hideResetToken(search)
  return 'settled'
}

/** The token moves from the address to the history entry: a reload keeps it, and no third party ever sees it. */
function hideResetToken(search: string): void {
  const token = new URLSearchParams(search).get('token')
  if (token) history.replaceState({ usr: { token }, key: 'reset' }, '', paths.resetPassword)
}
