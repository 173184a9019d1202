import { Brand } from '@kinfold/ui/brand'
import { brand } from '../club/brand.ts'
import { AppBoundary } from './app-boundary.tsx'
import { AppRoutes } from './app-routes.tsx'
import { RouteEffects } from './route-effects.tsx'
import { ToasterPlace } from './toaster-place.tsx'

/** Everything inside the router, which differs between browser, build and stories. */
export function App() {
  return (
    <Brand configuration={brand}>
      <AppBoundary>
        <AppRoutes />
        <RouteEffects />
        <ToasterPlace />
      </AppBoundary>
    </Brand>
  )
}
