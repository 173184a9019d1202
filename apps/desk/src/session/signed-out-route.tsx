import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths, readRedirectUrl } from '../address/paths.ts'
import { session } from './session.ts'

/** An operator who is signed in already goes on to the page they wanted. */
export function SignedOutRoute() {
  useSignals()
  const { search } = useLocation()
  if (!session.isAuthenticated.value) return <Outlet />
  return <Navigate to={readRedirectUrl(search) ?? paths.today} replace />
}
