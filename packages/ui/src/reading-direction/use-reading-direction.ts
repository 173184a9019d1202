import { type RefObject, useLayoutEffect, useState } from 'react'

export type ReadingDirection = 'ltr' | 'rtl'

/** Radix writes `dir="ltr"` on its groups unless told otherwise, so it is told what the page around them says, also when that changes. */
export function useReadingDirection(group: RefObject<HTMLElement | null>): ReadingDirection {
  const [direction, setDirection] = useState<ReadingDirection>('ltr')
  useLayoutEffect(() => {
    const around = group.current?.parentElement
    if (!around) return
    const look = () => setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr')
    look()
    // Of the page or of anything between; a page changes its direction once in a long while.
    const turns = new MutationObserver(look)
    turns.observe(document.documentElement, { attributeFilter: ['dir'], subtree: true })
    return () => turns.disconnect()
  }, [group])
  return direction
}
