let loading: Promise<void> | undefined

/** A pre-rendered page carries the styles of its own content; everything after it waits for the rest here. */
export function fullStyles(): Promise<void> {
  loading ??= load()
  return loading
}

/** The same once it was asked for; the page that the document itself carries waits for nothing. */
export function pendingStyles(): Promise<void> | undefined {
  return loading
}

function load(): Promise<void> {
  const file = document.querySelector<HTMLMetaElement>('meta[name=full-styles]')?.content
  if (!file) return Promise.resolve()
  return new Promise(done => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = file
    link.onload = () => done()
    // A plain page is better than none.
    link.onerror = () => done()
    document.head.append(link)
  })
}
