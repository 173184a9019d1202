import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** A new page is announced by its title and by moving the focus to its heading, as a full page load would. */
export function usePageAnnouncement(title: string): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = title
    if (shown.current === pathname) return
    shown.current = pathname
    focusPage()
  }, [pathname, title])
}

function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
