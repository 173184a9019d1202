import { useEffect, useRef } from 'react'

const everyMs = 1500

/** Asks again and again while something is under way on the server, such as the booking of lines, and once it is over. */
export function useReloadWhile(isUnderWay: boolean, reload: () => void): void {
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) latest.current()
    wasUnderWay.current = isUnderWay
    if (!isUnderWay) return undefined
    const timer = setInterval(() => latest.current(), everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay])
}
