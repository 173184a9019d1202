/**
 * A pre-rendered page carries the styles of its first paint and names the whole stylesheet, for everything its code
 * will draw. Other documents link it themselves.
 */
export function fullStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')
  if (!link) return Promise.resolve()
  return new Promise(done => {
    link.onload = () => done()
    // A plain page is better than none.
    link.onerror = () => done()
    link.rel = 'stylesheet'
  })
}
