import { useLayoutEffect, useRef } from 'react'

/** Calls what the newest render gave, however long ago it was asked for; nothing once its part has gone. */
export function useWhileMounted<Given extends readonly unknown[]>(act: (...given: Given) => void) {
  const newest = useRef<typeof act>(undefined)
  useLayoutEffect(() => {
    newest.current = act
    return () => {
      newest.current = undefined
    }
  })
  return (...given: Given): void => newest.current?.(...given)
}
