// Where a panel goes that hangs from a part of the page: sums only, so that they can be tested without a page.

export type Side = 'top' | 'bottom' | 'left' | 'right'
export type Align = 'start' | 'center' | 'end'

type Size = { width: number; height: number }
type Edges = { left: number; top: number; right: number; bottom: number }

export type Placing = {
  box: Edges
  panel: Size
  view: Size
  side: Side
  align: Align
  rightToLeft: boolean
  /** Between box and panel. */
  gap: number
}

/** Anchored at the edge it hangs from, so it needs no new place when its content grows or shrinks. */
export type Place = { left: number; edge: 'top' | 'bottom'; offset: number; maxHeight: number }

/** Kept free at the window's edges. */
const EDGE = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

function room({ box, view, gap }: Placing): Record<Side, number> {
  return {
    top: box.top - gap - EDGE,
    bottom: view.height - box.bottom - gap - EDGE,
    left: box.left - gap - EDGE,
    right: view.width - box.right - gap - EDGE,
  }
}

/** The wanted side, or the one across from it when only that has room. */
function sideWithRoom(placing: Placing): Side {
  const { side, panel } = placing
  const free = room(placing)
  const needed = side === 'top' || side === 'bottom' ? panel.height : panel.width
  return free[side] < needed && free[opposite[side]] > free[side] ? opposite[side] : side
}

function alongside(align: Align, from: number, to: number, length: number): number {
  if (align === 'center') return (from + to - length) / 2
  return align === 'start' ? from : to - length
}

function within(view: number, at: number, length: number): number {
  return Math.max(EDGE, Math.min(at, view - EDGE - length))
}

const mirrored = { start: 'end', center: 'center', end: 'start' } as const

export function placePanel(placing: Placing): Place {
  const { box, panel, view, align, rightToLeft, gap } = placing
  const side = sideWithRoom(placing)
  if (side === 'left' || side === 'right') {
    const left = side === 'left' ? box.left - gap - panel.width : box.right + gap
    const top = alongside(align, box.top, box.bottom, panel.height)
    return {
      left: within(view.width, left, panel.width),
      edge: 'top',
      offset: within(view.height, top, panel.height),
      maxHeight: view.height - 2 * EDGE,
    }
  }
  const along = alongside(rightToLeft ? mirrored[align] : align, box.left, box.right, panel.width)
  return {
    left: within(view.width, along, panel.width),
    edge: side === 'top' ? 'bottom' : 'top',
    offset: side === 'top' ? view.height - box.top + gap : box.bottom + gap,
    maxHeight: Math.max(0, room(placing)[side]),
  }
}
