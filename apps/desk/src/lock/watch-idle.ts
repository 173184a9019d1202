import { browserStore } from '@kinfold/app/storage/browser-store'
import { deskIdleMinutes } from '@kinfold/contract/constants'
import { club } from '../club/club.ts'
import { idleClock } from './idle-clock.ts'

const limit = deskIdleMinutes * 60_000
// A machine that slept tells nobody, and so the clock is looked at now and then.
const mostBetweenLooks = 30_000
/** Other tabs need not hear of each key. */
const tellEvery = 5_000

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const returns = ['visibilitychange', 'focus', 'pageshow'] as const

const stamps = browserStore('localStorage', club.storage.active)

/** Calls back once nobody has touched any tab of the desk for as long as it stays open alone. */
export function watchIdle(onIdle: () => void): () => void {
  const clock = idleClock()
  let own = clock.now()
  let told = 0
  let cancel = () => {}
  const latest = () => {
    const theirs = Number(stamps.read())
    // One from the future was left by a clock that has been put right.
    return theirs > clock.now() ? own : Math.max(own, theirs)
  }
  const left = () => latest() + limit - clock.now()
  const look = () => {
    cancel()
    const rest = left()
    if (rest <= 0) return onIdle()
    cancel = clock.after(Math.min(rest, mostBetweenLooks), look)
  }
  const act = () => {
    // What wakes a machine comes too late to keep it open.
    if (left() <= 0) return look()
    own = clock.now()
    if (own - told < tellEvery) return
    told = own
    stamps.write(String(own))
  }
  const options = { capture: true, passive: true }
  stamps.write(String(own))
  for (const sign of signs) window.addEventListener(sign, act, options)
  for (const event of returns) window.addEventListener(event, look, options)
  look()
  return () => {
    cancel()
    for (const sign of signs) window.removeEventListener(sign, act, options)
    for (const event of returns) window.removeEventListener(event, look, options)
  }
}
