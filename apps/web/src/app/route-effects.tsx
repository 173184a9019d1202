import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { reportPageView } from '../analytics/analytics.ts'
import { loadTagManager } from '../analytics/tag-manager.ts'
import { club } from '../club/club.ts'
import { isInDashboard } from './is-in-dashboard.ts'
import { findPage } from './page-table.ts'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'
import { useThemeColor } from './use-theme-color.ts'
import { whenIdle } from './when-idle.ts'

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
  useEffect(() => prefetchWhenIdle(inside ? '/dashboard' : '/'), [inside])
  return null
}
