import { PageBoundary } from '@kinfold/app/errors/page-boundary'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { club } from '../club/club.ts'
import { KeyList } from '../keys/key-list.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Rail } from './rail.tsx'

export function DeskLayout() {
  const [showsKeys, setShowsKeys] = useState(false)
  useKeys({ '?': () => setShowsKeys(true) })
  return (
    <div className="desk flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--toast-level) focus:rounded-control focus:bg-primary focus:px-5 focus:py-3 focus:text-on-primary"
      >
        Skip to the page
      </a>
      <Rail onShowKeys={() => setShowsKeys(true)} />
      <main id="main" className="flex min-w-0 flex-1 flex-col">
        <PageBoundary contact={club.contact}>
          <Suspense fallback={<LoadingScreen area="inline" />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      {showsKeys ? <KeyList onClose={() => setShowsKeys(false)} /> : null}
    </div>
  )
}
