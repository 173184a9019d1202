import { LayeredRouter } from '@kinfold/app/address/layered-router'
import { CaptchaSiteKey } from '@kinfold/app/captcha/captcha-settings'
import { AppBoundary } from '@kinfold/app/errors/app-boundary'
import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { useNoteStart } from '@kinfold/app/loading/use-note-start'
import { ToasterPlace } from '@kinfold/app/toast/toaster-place'
import { Brand } from '@kinfold/ui/brand'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { club } from '../club/club.ts'
import { AppRoutes } from './app-routes.tsx'
import { RouteEffects } from './route-effects.tsx'

/** Everything inside the router, which differs between browser and stories. */
export function App() {
  useNoteStart()
  return (
    <LayeredRouter>
      <Brand configuration={club.brand}>
        <AppBoundary contact={club.contact}>
          <CaptchaSiteKey value={club.captchaSite}>
            <ToasterPlace />
            <LateBoundary fallback={<LoadingScreen label="Opening the desk" />}>
              <AppRoutes />
            </LateBoundary>
            <RouteEffects />
          </CaptchaSiteKey>
        </AppBoundary>
      </Brand>
    </LayeredRouter>
  )
}
