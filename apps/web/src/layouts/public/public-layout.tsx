import { ThemeToggle } from '@kinfold/ui/theme-toggle'
import { type ReactNode, Suspense } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { club } from '../../club/club.ts'

/** The matched page is the outlet; a story hands its page in. */
export function PublicLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-10 flex h-topbar items-center justify-between border-b border-line bg-canvas px-5 sm:px-8">
        <Link to="/" className="text-title font-semibold text-primary">
          {club.name}
        </Link>
        <ThemeToggle />
      </header>
      <main id="main" className="mx-auto w-full max-w-[30rem] px-5 py-8 sm:py-12">
        <Suspense>{children}</Suspense>
      </main>
    </>
  )
}
