import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { logOutMutation } from '@kinfold/api/session/log-out'
import { browserStore } from '@kinfold/app/storage/browser-store'
import { signal } from '@preact/signals-react'
import { club } from '../club/club.ts'
import { session } from './session.ts'

/** Nobody was there for too long, or the server says that the session is over. */
export type LockReason = 'idle' | 'expired'

/** Why the desk is locked; undefined while it is open. */
export const lockReason = signal<LockReason>()

export const isLocked = (): boolean => lockReason.peek() !== undefined

const tokens = browserStore('localStorage', club.storage.token)
const news = browserStore('localStorage', club.storage.lock)

type What = 'locked' | 'open' | 'left'

/** Other tabs of the same operator hear it; nothing of it stays behind. */
function tell(what: What): void {
  news.write(`${what} ${session.user.peek()?.email ?? ''}`)
  news.clear()
}

/** The page is hidden before its next paint, whether or not what stands before it has come yet. */
function hide(reason: LockReason | undefined): void {
  lockReason.value = reason
  document.documentElement.toggleAttribute('data-locked', reason !== undefined)
}

/** Ends the session and keeps the page: hidden, out of reach, with all that was typed. */
export function lockDesk(reason: LockReason): void {
  if (isLocked() || !session.user.peek()) return
  void runMutation(logOutMutation, {})
  hide(reason)
  tell('locked')
  tokens.clear()
}

/** The same operator has signed in again. */
export function unlockDesk(accessToken: string): void {
  session.begin(accessToken)
  hide(undefined)
  tell('open')
}

/** Somebody else wants to work here: nothing of the page stays. */
export function leaveLocked(): void {
  tell('left')
  session.end('left')
  hide(undefined)
}

/** To be called before tabs agree on the token: while locked, what becomes of it means something else. */
export function lockInAllTabs(): void {
  window.addEventListener('storage', event => {
    if (event.key === club.storage.token && isLocked()) return event.stopImmediatePropagation()
    const [what, who] = (event.key === club.storage.lock && event.newValue?.split(' ')) || []
    if (!who || who !== session.user.peek()?.email) return
    if (isLocked()) hearWhileLocked(what)
    else if (what === 'locked') hide('idle')
  })
}

function hearWhileLocked(what: string | undefined): void {
  if (what === 'open') openHere()
  if (what !== 'left') return
  session.end('left')
  hide(undefined)
}

function openHere(): void {
  const token = tokens.read()
  if (token === null) return
  session.token.value = token
  hide(undefined)
}
