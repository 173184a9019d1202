import { PageBoundary } from '@kinfold/app/errors/page-boundary'
import { ScriptNotice } from '@kinfold/app/errors/script-notice'
import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { Logo } from '@kinfold/ui/logo'
import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import { TopBar } from '@kinfold/ui/top-bar'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { WelcomePanel } from './welcome-panel.tsx'

/** The matched page is the outlet; a story hands its page in. */
export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        start={
          <Link to={paths.root} className="rounded-box">
            <Logo />
          </Link>
        }
        end={<ThemeToggle />}
      />
      <div className="mx-auto grid w-full max-w-page flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,--spacing(104))] lg:gap-16 lg:p-10">
        <main id="main" className="mx-auto w-full max-w-120 px-5 py-8 sm:py-12 lg:px-0">
          <ScriptNotice />
          <PageBoundary contact={club.links.contact}>
            <LateBoundary fallback={<LoadingScreen area="inline" />}>{children}</LateBoundary>
          </PageBoundary>
        </main>
        <WelcomePanel />
      </div>
    </div>
  )
}
