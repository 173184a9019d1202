import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PublicLayout } from '../layouts/public/public-layout.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { UnknownAuthPage } from '../pages/not-found/unknown-auth-page.tsx'
import { publicPages } from './page-table.ts'

export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/auth/login" replace />} />
        <Route path="/auth" element={<Navigate to="/auth/login" replace />} />
        <Route element={<PublicLayout />}>
          {publicPages.map(({ name, path, Page }) => (
            <Route key={name} path={path} element={<Page />} />
          ))}
          <Route path="/auth/*" element={<UnknownAuthPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
