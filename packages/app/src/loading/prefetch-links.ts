const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** One listener for all links: the page of a link is fetched as soon as it is hovered, focused or touched. */
export function prefetchLinks(preloadPage: (pathname: string) => Promise<boolean>): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target === '_blank' || link.origin !== location.origin) return
    void preloadPage(link.pathname)
  }
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true })
}
