import { useEffect, useEffectEvent } from 'react'

const everyMs = 3_000

/** Looks again every few seconds while something is on its way. */
export function useReloadWhile(isOnItsWay: boolean, reload: () => void): void {
  const look = useEffectEvent(reload)
  useEffect(() => {
    if (!isOnItsWay) return
    const looking = setInterval(() => look(), everyMs)
    return () => clearInterval(looking)
  }, [isOnItsWay])
}
