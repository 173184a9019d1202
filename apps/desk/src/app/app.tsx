import { CaptchaSiteKey } from '@kinfold/app/captcha/captcha-settings'
import { AppBoundary } from '@kinfold/app/errors/app-boundary'
import { ToasterPlace } from '@kinfold/app/toast/toaster-place'
import { Brand } from '@kinfold/ui/brand'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Suspense } from 'react'
import { club } from '../club/club.ts'
import { AppRoutes } from './app-routes.tsx'
import { RouteEffects } from './route-effects.tsx'

/** Everything inside the router, which differs between browser and stories. */
export function App() {
  return (
    <Brand configuration={club.brand}>
      <AppBoundary contact={club.contact}>
        <CaptchaSiteKey value={club.captchaSite}>
          <ToasterPlace />
          <Suspense fallback={<LoadingScreen label="Opening the desk" />}>
            <AppRoutes />
          </Suspense>
          <RouteEffects />
        </CaptchaSiteKey>
      </AppBoundary>
    </Brand>
  )
}
