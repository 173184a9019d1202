import { prefetchWhenIdle } from '@kinfold/app/loading/prefetch-when-idle'
import { whenIdle } from '@kinfold/app/loading/when-idle'
import { findPage } from '@kinfold/app/pages/find-page'
import type { PageEntry } from '@kinfold/app/pages/page'
import { usePageAnnouncement } from '@kinfold/app/pages/use-page-announcement'
import { useThemeColor } from '@kinfold/app/theme/use-theme-color'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isInDashboard, paths } from '../address/paths.ts'
import { reportPageView } from '../analytics/analytics.ts'
import { loadTagManager } from '../analytics/tag-manager.ts'
import { club } from '../club/club.ts'
import { dashboardPages, pageTable, preloadPage, publicPages } from './page-table.ts'

function titleOf(pathname: string): string {
  const title = findPage(pageTable, pathname)?.title
  return title ? `${title} · ${club.name}` : club.name
}

const pathsOf = (pages: readonly PageEntry[]) => pages.map(({ path }) => path)
const fromInside = { first: [], later: pathsOf(dashboardPages), preloadPage }
// After signing in, the overview comes next.
const fromOutside = { first: [paths.overview], later: pathsOf(publicPages), preloadPage }

/** What follows from every change of address: title, focus, page view. */
export function RouteEffects() {
  useThemeColor()
  const { pathname, search } = useLocation()
  usePageAnnouncement(titleOf(pathname))
  useEffect(() => {
    reportPageView(pathname, search)
    return isInDashboard(pathname) ? undefined : whenIdle(loadTagManager)
  }, [pathname, search])
  const inside = isInDashboard(pathname)
  // Once for each of the two areas.
  useEffect(() => prefetchWhenIdle(inside ? fromInside : fromOutside), [inside])
  return null
}
