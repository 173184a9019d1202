/**
 * A pre-rendered page carries the styles of its first paint and names the whole stylesheet, for everything its code
 * will draw. Other documents link it themselves.
 */
export function loadFullStyles(): Promise<void> {
  const named = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')
  if (!named) return Promise.resolve()
  return new Promise(done => {
    // A link of its own: the one that is there may tell of its preload, which is not a stylesheet that applies.
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = named.href
    link.onload = () => done()
    // A plain page is better than none.
    link.onerror = () => done()
    document.head.append(link)
  })
}
