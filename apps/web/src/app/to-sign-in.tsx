import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../address/paths.ts'

/** The query goes along: it may say where to go on afterwards. */
export function ToSignIn() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: paths.signIn, search }} replace />
}
