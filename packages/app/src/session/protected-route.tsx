import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { withRedirectUrl } from '../address/redirect-url.ts'
import type { Session } from './create-session.ts'

/** A visitor who is not signed in goes to the start, and comes back here afterwards unless they logged out. */
export function ProtectedRoute({ session }: { session: Session<unknown> }) {
  useSignals()
  const { pathname, search, hash } = useLocation()
  if (session.isAuthenticated.value) return <Outlet />
  const returnTo = session.lastEnd.value === 'left' ? undefined : pathname + search + hash
  return <Navigate to={withRedirectUrl('/', returnTo)} replace />
}
