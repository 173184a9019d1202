import { browserStore } from '../storage/browser-store.ts'
import type { Session } from './create-session.ts'

/**
 * Signing in or out in one tab does so in all: a storage event comes from every tab but one's own. A page that the
 * browser kept for Back heard none, and Safari keeps private pages past the signing out.
 */
export function agreeWithOtherTabs({ tokenKey, token, end }: Session<unknown>): void {
  const agree = (now: string | null) => {
    if (now === (token.peek() ?? null)) return
    if (now === null) return end('left')
    // Another member's session: nothing of the first may stay in memory.
    if (token.peek() !== undefined) return location.reload()
    token.value = now
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage tells no key.
    if (key === null || key === tokenKey) agree(newValue)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) agree(browserStore('localStorage', tokenKey).read())
  })
}
