import { useLayoutEffect, useRef, useState } from 'react'

export type TableShape = 'lines' | 'cards'

/** In rem, so that a larger font of the reader's turns lines into cards sooner. */
const narrowest = 42

function narrowestWidth(): number {
  return narrowest * Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)
}

/** By the room the table has, not by the window: beside a sidebar it may be narrow on a desk too. */
export function useTableShape() {
  const box = useRef<HTMLDivElement>(null)
  const [shape, setShape] = useState<TableShape>('lines')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // What the columns were seen to need; cards, which have no head, cannot tell.
    let needed = 0
    const look = () => {
      // Out of sight there is no room to go by, and a new shape would cost the rows their focus.
      if (element.clientWidth === 0) return
      const head = element.querySelector('thead')
      if (head && head.scrollWidth > head.clientWidth) needed = head.scrollWidth
      const enough = element.clientWidth >= Math.max(needed, narrowestWidth())
      setShape(enough ? 'lines' : 'cards')
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, shape }
}
