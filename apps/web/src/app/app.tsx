import { Brand } from '@kinfold/ui/brand'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { TextLink } from '@kinfold/ui/text-link'
import { ErrorBoundary } from 'react-error-boundary'
import { brand } from '../club/brand.ts'
import { club } from '../club/club.ts'
import { ToasterPlace } from '../toast/toaster-place.tsx'
import { AppRoutes } from './app-routes.tsx'
import { reloadOnce } from './reload-once.ts'
import { RouteEffects } from './route-effects.tsx'

/** Everything inside the router, which differs between browser, build and stories. */
export function App() {
  return (
    <Brand configuration={brand}>
      <ErrorBoundary fallback={<UnexpectedError />} onError={reloadOnce}>
        <AppRoutes />
        <RouteEffects />
        <ToasterPlace />
      </ErrorBoundary>
    </Brand>
  )
}

function UnexpectedError() {
  return (
    <main>
      <ErrorScreen title="Unexpected Application Error!" onReset={() => location.reload()}>
        <TextLink href={club.links.contact}>Contact our support team</TextLink>
      </ErrorScreen>
    </main>
  )
}
