import { PageBoundary } from '@kinfold/app/errors/page-boundary'
import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { useIsPhone } from '@kinfold/app/screen/use-is-phone'
import { useIsWide } from '@kinfold/app/screen/use-is-wide'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { club } from '../../club/club.ts'
import { SessionModals } from '../../flows/session-modals/session-modals.tsx'
import { SearchPlace } from '../../search/search-place.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { sidebarPart, thumbBarPart } from './dashboard-parts.ts'

const narrowStore = browserStore('localStorage', club.storage.narrowMenu)

const { Part: Sidebar } = sidebarPart
const { Part: ThumbBar } = thumbBarPart

export function DashboardLayout() {
  const wide = useIsWide()
  const isPhone = useIsPhone()
  const [narrow, setNarrow] = useState(() => narrowStore.read() === 'yes')
  const changeNarrow = (next: boolean) => {
    setNarrow(next)
    if (next) narrowStore.write('yes')
    else narrowStore.clear()
  }
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--toast-level) focus:rounded-control focus:bg-primary focus:px-5 focus:py-3 focus:text-on-primary"
      >
        Skip to the page
      </a>
      {wide ? (
        // Its place is kept, so that nothing moves when it comes.
        <LateBoundary fallback={<div className={narrow ? 'w-sidebar-narrow' : 'w-sidebar'} />}>
          <Sidebar narrow={narrow} onNarrowChange={changeNarrow} />
        </LateBoundary>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col [--sticky-top:var(--topbar-height)]">
        <DashboardHeader />
        <main
          id="main"
          // On a phone the end of the page stands clear of the thumb bar.
          className="mx-auto w-full max-w-page flex-1 px-4 py-6 max-md:pb-26 sm:px-6 sm:pt-8 md:pb-8 lg:px-10"
        >
          <PageBoundary contact={club.links.contact}>
            <LateBoundary fallback={<LoadingScreen area="inline" />}>
              <Outlet />
            </LateBoundary>
          </PageBoundary>
        </main>
      </div>
      {isPhone ? (
        <PartBoundary optional>
          <ThumbBar />
        </PartBoundary>
      ) : null}
      <SessionModals />
      <SearchPlace />
    </div>
  )
}
