import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { leavesFocus } from './opened-itself.ts'

/**
 * A new page is announced by its title and by moving the focus to its heading, as a full page load would.
 * One that opened by itself takes the focus from nothing that is in use.
 */
export function usePageAnnouncement(title: string): void {
  const { pathname, state } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = title
    if (shown.current === pathname) return
    shown.current = pathname
    if (!leavesFocus(state)) focusPage()
  }, [pathname, title, state])
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
