import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { withRedirectUrl } from '../address/redirect-url.ts'
import { isAuthenticated, sessionEnd } from './session-store.ts'

/** Whoever is not signed in goes to the start, and comes back here afterwards unless they left by themselves. */
export function ProtectedRoute() {
  useSignals()
  const { pathname, search, hash } = useLocation()
  if (isAuthenticated.value) return <Outlet />
  const returnTo = sessionEnd.value === 'left' ? undefined : pathname + search + hash
  return <Navigate to={withRedirectUrl('/', returnTo)} replace />
}
