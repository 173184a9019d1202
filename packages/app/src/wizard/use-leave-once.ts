import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** What the router calls the entry that a page was opened at. */
const opened = 'default'

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : opened

/** Leaves each entry of the browser's history once, and not by what was begun on another. */
export function useLeaveOnce() {
  const { key } = useLocation()
  /** The entry that is open; none while it is being left. */
  const here = useRef<string>(undefined)
  useLayoutEffect(() => {
    here.current = key
    return () => {
      here.current = undefined
    }
  }, [key])
  // A Back before the next entry was rendered leads to the same key: nothing renders again, and no effect runs.
  useEffect(() => {
    const moved = ({ state }: PopStateEvent) => {
      here.current = keyOf(state)
    }
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  return (move: () => unknown) => {
    if (here.current !== key) return
    here.current = undefined
    move()
  }
}
