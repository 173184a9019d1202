import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

export type TableShape = 'lines' | 'cards'

/** In rem, so that a larger font of the reader's turns lines into cards sooner. */
const narrowest = 42

function narrowestWidth(): number {
  return narrowest * Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)
}

const never = () => () => undefined
const isNarrowWindow = () => window.matchMedia(`(width < ${narrowest}rem)`).matches

/** Rounding of a zoomed page is no overflow. */
const tolerance = 1

/** What lines were seen to need: the head as a whole, and each cell's words and amounts in their column. */
function neededBy(element: HTMLElement): number {
  const head = element.querySelector('thead')
  const ofHead = head && head.scrollWidth > head.clientWidth ? head.scrollWidth : 0
  const cells = [...element.querySelectorAll('tbody td')]
  const over = Math.max(0, ...cells.map(cell => cell.scrollWidth - cell.clientWidth))
  const columns = element.querySelectorAll('thead th').length
  // The columns share what there is, so one of them grows only by its part of it.
  const ofCells = over > tolerance ? element.clientWidth + over * columns : 0
  return Math.max(ofHead, ofCells)
}

/** By the room the table has, not by the window: beside a sidebar it may be narrow on a desk too. */
export function useTableShape(rows: unknown, maySlide: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<TableShape>()
  // On a phone it is cards from the start: nothing is drawn twice, and nothing measured before there is a layout.
  const isNarrow = useSyncExternalStore(never, isNarrowWindow, () => false)
  const shape = seen ?? (isNarrow ? 'cards' : 'lines')
  const needed = useRef(0)
  // Other rows may be content with less, which only lines can tell.
  useLayoutEffect(() => {
    needed.current = 0
  }, [rows])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      // Out of sight there is no room to go by, and a new shape would cost the rows their focus.
      if (element.clientWidth === 0) return
      if (shape === 'lines' && !maySlide)
        needed.current = Math.max(needed.current, neededBy(element))
      const enough = element.clientWidth >= Math.max(needed.current, narrowestWidth())
      setSeen(enough ? 'lines' : 'cards')
    }
    if (!isNarrow) look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [rows, shape, maySlide, isNarrow])
  return { box, shape }
}
