type Callbacks = {
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** Takes the place of the challenge provider's script, which stories never load. */
export function fakeChallenge(outcome: 'waits' | 'expires' | 'fails'): () => void {
  let happened = false
  const run = (callbacks: Callbacks) => {
    if (happened || outcome === 'waits') return
    happened = true
    callbacks.callback('a token')
    callbacks[outcome === 'expires' ? 'expired-callback' : 'error-callback']()
  }
  Reflect.set(globalThis, 'turnstile', {
    render: (_element: HTMLElement, callbacks: Callbacks) => {
      setTimeout(() => run(callbacks))
      return 'widget'
    },
    reset: () => {},
    remove: () => {},
  })
  return () => {
    Reflect.deleteProperty(globalThis, 'turnstile')
  }
}
