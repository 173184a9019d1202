type ListWindow = { count: number; row: number; height: number; top: number }

const BEYOND = 3

/** Which rows of a long list are worth rendering: those in sight and a few beyond each edge. */
export function rowsInSight({ count, row, height, top }: ListWindow): {
  first: number
  end: number
} {
  const inside = Math.max(0, Math.min(top, count * row - height))
  return {
    first: Math.max(0, Math.floor(inside / row) - BEYOND),
    end: Math.min(count, Math.ceil((inside + height) / row) + BEYOND),
  }
}

/** Where the list must be scrolled to so that a row is wholly in sight; where it is when it already is. */
export function topShowing(at: number, { row, height, top }: Omit<ListWindow, 'count'>): number {
  if (at * row < top) return at * row
  return Math.max(top, (at + 1) * row - height)
}
