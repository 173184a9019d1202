import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

const SHORT_LIST = 40
const OVERSCAN = 6
const SHOWN_ROWS = 7
const USUAL_ROW = 44

export type ListWindow = { from: number; to: number }

/** The rows worth drawing; a short list is drawn whole. Rows are all equally high, so the sums come out even. */
export function windowOf(count: number, scrollTop: number, row: number): ListWindow {
  if (count <= SHORT_LIST) return { from: 0, to: count }
  const first = Math.min(Math.floor(scrollTop / row), count - 1)
  return {
    from: Math.max(0, first - OVERSCAN),
    to: Math.min(count, first + SHOWN_ROWS + OVERSCAN),
  }
}

/** Where to scroll so that the row can be seen; the same place when it already can. */
export function scrollFor(at: number, scrollTop: number, height: number, row: number): number {
  const top = at * row
  if (top < scrollTop) return top
  return top + row > scrollTop + height ? top + row - height : scrollTop
}

/** Draws some 20 rows of a list of 250: opening it costs what opening a short one costs. */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number, active: number) {
  const [row, setRow] = useState(USUAL_ROW)
  const [scrollTop, setScrollTop] = useState(() => Math.max(0, active - 2) * USUAL_ROW)

  useLayoutEffect(() => {
    const box = list.current
    const drawn = box?.querySelector<HTMLElement>('[role=option]')
    if (!box || !drawn) return
    setRow(drawn.offsetHeight)
    box.scrollTop = scrollFor(active, box.scrollTop, box.clientHeight, drawn.offsetHeight)
    setScrollTop(box.scrollTop)
  }, [list, active, count])

  const onScroll = useCallback(() => setScrollTop(list.current?.scrollTop ?? 0), [list])
  const { from, to } = windowOf(count, scrollTop, row)
  return { from, to, above: from * row, below: (count - to) * row, onScroll }
}
