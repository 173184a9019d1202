import { useEffect } from 'react'

/**
 * While something would be lost, the browser asks before the page is closed or loaded anew. Pages of the app don't ask:
 * what was filled in is kept as long as the page lives.
 */
export function useLeaveGuard(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return undefined
    // Not always listened to: a page with such a listener is not kept for the browser's Back.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
