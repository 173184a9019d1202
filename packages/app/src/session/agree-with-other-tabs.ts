import type { Session } from './create-session.ts'

/** Signing in or out in one tab does so in all: a storage event comes from every tab but one's own. */
export function agreeWithOtherTabs({ tokenKey, token, end }: Session<unknown>): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage tells no key.
    if (key !== null && key !== tokenKey) return
    if (newValue === token.peek()) return
    if (newValue === null) return end('left')
    // Another member's session: nothing of the first may stay in memory.
    if (token.peek() !== undefined) return location.reload()
    token.value = newValue
  })
}
