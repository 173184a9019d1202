import { preloadPage } from './page-table.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.origin !== location.origin) return
  void preloadPage(link.pathname)
}

/** One listener for every link there is or will be: its page is fetched when somebody is about to follow it. */
export function prefetchLinks(): void {
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
}
