import { pageRoutes } from '@kinfold/app/pages/page-routes'
import { ProtectedRoute } from '@kinfold/app/session/protected-route'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { session } from '../session/session.ts'
import { SignedOutRoute } from '../session/signed-out-route.tsx'
import { deskArea, deskPages, notFoundPage, signInPage } from './page-table.ts'

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SignedOutRoute />}>{pageRoutes([signInPage])}</Route>
      <Route element={<ProtectedRoute session={session} start={paths.signIn} />}>
        <Route path={paths.root} element={<deskArea.Part />}>
          <Route index element={<Navigate to={paths.today} replace />} />
          {pageRoutes(deskPages)}
          <Route path="*" element={<notFoundPage.Part />} />
        </Route>
      </Route>
    </Routes>
  )
}
