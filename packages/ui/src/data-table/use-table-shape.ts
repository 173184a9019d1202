import { useLayoutEffect, useRef, useState } from 'react'

export type TableShape = 'lines' | 'cards'

/** In rem, so that a larger font of the reader's turns lines into cards sooner. */
const narrowest = 42

function shapeOf(box: HTMLElement): TableShape {
  const rem = Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10)
  return box.clientWidth < narrowest * rem ? 'cards' : 'lines'
}

/** By the room the table has, not by the window: beside a sidebar it may be narrow on a desk too. */
export function useTableShape() {
  const box = useRef<HTMLDivElement>(null)
  const [shape, setShape] = useState<TableShape>('lines')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setShape(shapeOf(element))
    const observer = new ResizeObserver(() => setShape(shapeOf(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, shape }
}
