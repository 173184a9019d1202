import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { readRedirectUrl } from '../address/read-redirect-url.ts'
import { isTagManagerLoaded } from '../analytics/tag-manager.ts'
import { session } from './session.ts'

/** Whoever is signed in goes on to where they wanted to go. */
export function PublicOnlyRoute() {
  useSignals()
  const { search } = useLocation()
  if (!session.isAuthenticated.value) return <Outlet />
  const target = readRedirectUrl(search) ?? paths.dashboard
  if (!isTagManagerLoaded()) return <Navigate to={target} replace />
  location.replace(target)
  return null
}
