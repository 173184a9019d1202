import { type RefObject, useLayoutEffect, useState } from 'react'

export type ReadingDirection = 'ltr' | 'rtl'

/** Radix writes `dir="ltr"` on its groups unless told otherwise, so it is told what the page around them says. */
export function useReadingDirection(group: RefObject<HTMLElement | null>): ReadingDirection {
  const [direction, setDirection] = useState<ReadingDirection>('ltr')
  useLayoutEffect(() => {
    const around = group.current?.parentElement
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [group])
  return direction
}
