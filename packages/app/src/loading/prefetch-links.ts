const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** One listener for every link there is or will be: its page is fetched when somebody is about to follow it. */
export function prefetchLinks(preloadPage: (pathname: string) => Promise<boolean>): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target === '_blank' || link.origin !== location.origin) return
    void preloadPage(link.pathname)
  }
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
}
