import { pageRoutes } from '@kinfold/app/pages/page-routes'
import { ProtectedRoute } from '@kinfold/app/session/protected-route'
import { Navigate, Route, Routes } from 'react-router-dom'
import { paths, patterns } from '../address/paths.ts'
import { PublicLayout } from '../layouts/public/public-layout.tsx'
import { PublicOnlyRoute } from '../session/public-only-route.tsx'
import { session } from '../session/session.ts'
import {
  dashboardArea,
  dashboardPages,
  notFoundPage,
  openPages,
  publicPages,
  unknownAuthPage,
} from './page-table.ts'
import { ToSignIn } from './to-sign-in.tsx'

export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.root} element={<ToSignIn />} />
      <Route path={paths.auth} element={<ToSignIn />} />
      <Route element={<PublicLayout />}>
        <Route element={<PublicOnlyRoute />}>{pageRoutes(publicPages)}</Route>
        {pageRoutes(openPages)}
        <Route path={patterns.anyAuth} element={<unknownAuthPage.Part />} />
        <Route path="*" element={<notFoundPage.Part />} />
      </Route>
      <Route element={<ProtectedRoute session={session} start={paths.root} />}>
        {/* Before the area: a shell that is shown for an address on its way elsewhere would lose what is pressed in it. */}
        <Route path={paths.dashboard} element={<Navigate to={paths.overview} replace />} />
        <Route path={paths.dashboard} element={<dashboardArea.Part />}>
          {pageRoutes(dashboardPages)}
          <Route path="*" element={<notFoundPage.Part />} />
        </Route>
      </Route>
    </Routes>
  )
}
