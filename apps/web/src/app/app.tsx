import { LayeredRouter } from '@kinfold/app/address/layered-router'
import { AppBoundary } from '@kinfold/app/errors/app-boundary'
import { useNoteStart } from '@kinfold/app/loading/use-note-start'
import { ToasterPlace } from '@kinfold/app/toast/toaster-place'
import { Brand } from '@kinfold/ui/brand'
import { club } from '../club/club.ts'
import { AppRoutes } from './app-routes.tsx'
import { RouteEffects } from './route-effects.tsx'

/** Everything inside the router, which differs between browser, build and stories. */
export function App() {
  useNoteStart()
  return (
    <LayeredRouter>
      <Brand configuration={club.brand}>
        <AppBoundary contact={club.links.contact}>
          <ToasterPlace />
          <AppRoutes />
          <RouteEffects />
        </AppBoundary>
      </Brand>
    </LayeredRouter>
  )
}
