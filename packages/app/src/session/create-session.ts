import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { browserStore } from '../storage/browser-store.ts'

/** An expired session leads back to where it was. */
export type SessionEnd = 'expired' | 'left'

export type Session<User> = {
  /** Where the browser keeps the token. */
  readonly tokenKey: string
  readonly token: Signal<string | undefined>
  readonly user: Signal<User | undefined>
  readonly isAuthenticated: ReadonlySignal<boolean>
  /** How the last one ended. */
  readonly lastEnd: Signal<SessionEnd | undefined>
  begin(accessToken: string): void
  /** Leaves nothing of the person in the browser; the guards then lead to the sign-in page. */
  end(how: SessionEnd): void
}

type SessionOptions = {
  tokenKey: string
  /** What else an app has to forget. */
  onEnd?: (how: SessionEnd) => void
}

/** Who is signed in, as far as the browser knows. An app has one. */
export function createSession<User>({ tokenKey, onEnd }: SessionOptions): Session<User> {
  const store = browserStore('localStorage', tokenKey)
  const token = signal(store.read() ?? undefined)
  const user = signal<User>()
  const lastEnd = signal<SessionEnd>()
  return {
    tokenKey,
    token,
    user,
    isAuthenticated: computed(() => token.value !== undefined),
    lastEnd,
    begin(accessToken) {
      store.write(accessToken)
      batch(() => {
        token.value = accessToken
        lastEnd.value = undefined
      })
    },
    end(how) {
      store.clear()
      batch(() => {
        lastEnd.value = how
        token.value = undefined
        user.value = undefined
        onEnd?.(how)
      })
    },
  }
}
