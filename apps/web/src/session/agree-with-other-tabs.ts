import { club } from '../club/club.ts'
import { endSession } from './end-session.ts'
import { token } from './session-store.ts'

/** Signing in or out in one tab does so in all: a storage event comes from every tab but one's own. */
export function agreeWithOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A cleared storage tells no key.
    if (key !== null && key !== club.storage.token) return
    if (newValue === token.peek()) return
    if (newValue === null) return endSession('left')
    // Somebody else's session: nothing of the first may stay in memory.
    if (token.peek() !== undefined) return location.reload()
    token.value = newValue
  })
}
