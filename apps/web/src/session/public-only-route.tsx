import { useSignals } from '@preact/signals-react/runtime'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { isTagManagerLoaded } from '../analytics/tag-manager.ts'
import { readRedirectUrl } from './redirect-url.ts'
import { isAuthenticated } from './session-store.ts'

/** Whoever is signed in goes on to where they wanted to go. */
export function PublicOnlyRoute() {
  useSignals()
  const { search } = useLocation()
  if (!isAuthenticated.value) return <Outlet />
  const target = readRedirectUrl(search) ?? '/dashboard'
  if (!isTagManagerLoaded()) return <Navigate to={target} replace />
  location.replace(target)
  return null
}
