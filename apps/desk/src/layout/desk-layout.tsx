import { PageBoundary } from '@kinfold/app/errors/page-boundary'
import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { prefetchWhenIdle } from '@kinfold/app/loading/prefetch-when-idle'
import { usePaletteKey } from '@kinfold/app/palette/use-palette-key'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { roleMissingAt } from '../address/page-roles.ts'
import { club } from '../club/club.ts'
import { useKeys } from '../keys/use-keys.ts'
import { LineState } from '../line/line-state.tsx'
import { NotYours } from '../queue/not-yours.tsx'
import { useOperator } from '../session/use-operator.ts'
import { linksFor } from './desk-links.ts'
import { Rail } from './rail.tsx'

const { Part: KeyList } = lazyPart(
  () => import('../keys/key-list.tsx').then(module => module.KeyList),
  'when-idle',
)
const { Part: Palette } = lazyPart(
  () => import('../palette/palette.tsx').then(module => module.Palette),
  'when-idle',
)

/** No page: a link's is fetched when it is pointed at. */
const openedByKeys = { first: [], later: [], preloadPage: async () => true }

export function DeskLayout() {
  const [showsKeys, setShowsKeys] = useState(false)
  useEffect(() => prefetchWhenIdle(openedByKeys), [])
  const [showsPalette, setShowsPalette] = useState(false)
  const { has } = useOperator()
  const missing = roleMissingAt(useLocation().pathname, has)
  useKeys({ '?': () => setShowsKeys(true) })
  usePaletteKey(() => setShowsPalette(true))
  const pages = linksFor(has).map(({ to, label }) => ({ to, label, note: 'Page' }))
  return (
    <div className="desk flex min-h-dvh flex-col lg:flex-row">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--toast-level) focus:rounded-control focus:bg-primary focus:px-5 focus:py-3 focus:text-on-primary"
      >
        Skip to the page
      </a>
      <Rail onShowKeys={() => setShowsKeys(true)} />
      <main
        id="main"
        className="group/page flex min-w-0 flex-1 flex-col lg:has-[>[data-fills-window]]:h-dvh"
      >
        <LineState />
        <PageBoundary contact={club.contact}>
          <LateBoundary fallback={<LoadingScreen area="inline" />}>
            {missing ? <NotYours opensFor={missing} /> : <Outlet />}
          </LateBoundary>
        </PageBoundary>
      </main>
      <PartBoundary onMissing={() => setShowsPalette(false)}>
        {showsPalette ? <Palette pages={pages} onClose={() => setShowsPalette(false)} /> : null}
      </PartBoundary>
      <PartBoundary onMissing={() => setShowsKeys(false)}>
        {showsKeys ? <KeyList onClose={() => setShowsKeys(false)} /> : null}
      </PartBoundary>
    </div>
  )
}
