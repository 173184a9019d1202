import { withRedirectUrl } from '@kinfold/contract/session/redirect-url'
import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import type { Session } from './create-session.ts'

type ProtectedRouteProps = {
  session: Session<unknown>
  /** The path that leads to signing in. */
  start: string
}

/** A visitor who is not signed in goes to the start, and comes back here afterwards unless they logged out. */
export function ProtectedRoute({ session, start }: ProtectedRouteProps) {
  useSignals()
  const { pathname, search, hash } = useLocation()
  if (session.isAuthenticated.value) return <Outlet />
  const returnTo = session.lastEnd.value === 'left' ? undefined : pathname + search + hash
  return <Navigate to={withRedirectUrl(start, returnTo)} replace />
}
