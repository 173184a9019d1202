import { useEffect, useState } from 'react'

/** Seconds still to wait. Counted by the clock: a tab in the background misses ticks. */
export function useCountdown(length: number) {
  const [end, setEnd] = useState(() => Date.now() + length * 1000)
  const [seconds, setSeconds] = useState(length)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  return { seconds, restart: () => setEnd(Date.now() + length * 1000) }
}
