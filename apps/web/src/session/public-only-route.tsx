import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { readRedirectUrl } from '../address/read-redirect-url.ts'
import { isTagManagerLoaded } from '../analytics/tag-manager.ts'
import { session } from './session.ts'

/** A member who is signed in already goes on to the page they wanted. */
export function PublicOnlyRoute() {
  useSignals()
  const { search } = useLocation()
  if (!session.isAuthenticated.value) return <Outlet />
  const target = readRedirectUrl(search) ?? paths.dashboard
  if (!isTagManagerLoaded()) return <Navigate to={target} replace />
  location.replace(target)
  return null
}
