import { prefetchWhenIdle } from '@kinfold/app/loading/prefetch-when-idle'
import { whenIdle } from '@kinfold/app/loading/when-idle'
import { useThemeColor } from '@kinfold/app/theme/use-theme-color'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isInDashboard } from '../address/is-in-dashboard.ts'
import { paths } from '../address/paths.ts'
import { reportPageView } from '../analytics/analytics.ts'
import { loadTagManager } from '../analytics/tag-manager.ts'
import { club } from '../club/club.ts'
import { dashboardPages, findPage, type PageEntry, preloadPage, publicPages } from './page-table.ts'

function titleOf(pathname: string): string {
  const title = findPage(pathname)?.title
  return title ? `${title} · ${club.name}` : club.name
}

/** A new page is announced by moving the focus to its heading, as a full page load would. */
function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}

const pathsOf = (pages: readonly PageEntry[]) => pages.map(({ path }) => path)
const fromInside = { first: [], later: pathsOf(dashboardPages), preloadPage }
// Whoever is about to sign in goes to the overview next.
const fromOutside = { first: [paths.overview], later: pathsOf(publicPages), preloadPage }

/** What follows from every change of address: title, focus, page view. */
export function RouteEffects() {
  useThemeColor()
  const { pathname, search } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = titleOf(pathname)
    if (shown.current === pathname) return
    shown.current = pathname
    focusPage()
  }, [pathname])
  useEffect(() => {
    reportPageView(pathname, search)
    return isInDashboard(pathname) ? undefined : whenIdle(loadTagManager)
  }, [pathname, search])
  const inside = isInDashboard(pathname)
  // Once for each of the two areas.
  useEffect(() => prefetchWhenIdle(inside ? fromInside : fromOutside), [inside])
  return null
}
