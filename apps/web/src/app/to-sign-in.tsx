import { Navigate, useLocation } from 'react-router-dom'

/** The query goes along: it may say where to go on afterwards. */
export function ToSignIn() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/auth/login', search }} replace />
}
