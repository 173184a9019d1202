import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { DataColumn } from '../data-table/data-column.ts'
import { choiceColumnId } from './choice-column.tsx'
import { columnTracks } from './column-tracks.ts'

/** Rounding of a zoomed page is no overflow. */
const tolerance = 1

type Growth = { readonly pixels: number; readonly times: number }
type Wider = Readonly<Record<string, Growth>>

const asGiven: Wider = {}
const none: Growth = { pixels: 0, times: 0 }

/** Words that are still too long then have a fault of their own, which no room mends. */
const mostTimes = 20

/** The same object as long as nothing grows, so that nothing is drawn anew. */
function grown(before: Wider, over: Readonly<Record<string, number>>): Wider {
  const growing = Object.entries(over).filter(([id]) => (before[id] ?? none).times < mostTimes)
  if (growing.length === 0) return before
  const more = growing.map(([id, pixels]): [string, Growth] => {
    const now = before[id] ?? none
    return [id, { pixels: now.pixels + pixels, times: now.times + 1 }]
  })
  return { ...before, ...Object.fromEntries(more) }
}

/** How much wider than its column the widest words of it are, for those that overflow. */
function overflowing<Row>(table: Element, columns: readonly DataColumn<Row>[]) {
  const over: Record<string, number> = {}
  for (const row of table.querySelectorAll('tr')) {
    for (const [at, cell] of [...row.cells].entries()) {
      const id = columns[at]?.id
      const more = cell.scrollWidth - cell.clientWidth
      if (id && id !== choiceColumnId && more > tolerance) over[id] = Math.max(over[id] ?? 0, more)
    }
  }
  return over
}

/** Says on the box what is out of sight on either side, for the edges of the columns that stay. */
function noteBeyond(box: HTMLElement, scroller: Element | undefined): void {
  const passed = scroller ? Math.abs(scroller.scrollLeft) : 0
  box.toggleAttribute('data-beyond-start', passed > tolerance)
  const left = scroller ? scroller.scrollWidth - scroller.clientWidth - passed : 0
  box.toggleAttribute('data-beyond-end', left > tolerance)
}

/**
 * Columns that keep their least width, and whether that is more than there is room for. A column whose words need more
 * than its least gets what they need: in a line that scrolls, nothing has to stand over anything else.
 */
export function useSideways<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly DataColumn<Row>[],
  rows: unknown,
) {
  const [sideways, setSideways] = useState(false)
  const [wider, setWider] = useState(asGiven)
  const tracks = useMemo(() => {
    const { widths, together } = columnTracks(
      columns.map(({ width }) => width),
      columns.map(({ id }) => wider[id]?.pixels ?? 0),
    )
    return {
      columns: columns.map((column, at) => ({ ...column, width: widths[at] ?? '' })),
      least: `calc(${together} + ${(columns.length - 1) * 1.25 + 2.5}rem)`,
    }
  }, [columns, wider])

  const look = useCallback(() => {
    const table = box.current?.querySelector('table')
    const scroller = table?.parentElement
    if (!box.current || !table || !scroller || scroller.clientWidth === 0) return
    const areLines = table.closest('[data-shape]')?.getAttribute('data-shape') === 'lines'
    // The edges of the columns that stay are no words.
    noteBeyond(box.current, undefined)
    if (!areLines) return setSideways(false)
    const over = overflowing(table, tracks.columns)
    setWider(before => grown(before, over))
    setSideways(table.offsetWidth > scroller.clientWidth + tolerance)
    noteBeyond(box.current, scroller)
  }, [box, tracks])

  useLayoutEffect(look, [look, rows])

  useLayoutEffect(() => {
    const element = box.current
    const shape = element?.querySelector('[data-shape]')
    const scroller = element?.querySelector('table')?.parentElement
    if (!element || !shape || !scroller) return
    const resizes = new ResizeObserver(look)
    resizes.observe(element)
    const shapes = new MutationObserver(look)
    shapes.observe(shape, { attributeFilter: ['data-shape'] })
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    scroller.addEventListener('scroll', () => noteBeyond(element, scroller), options)
    // A long list draws its rows as they come into sight. Safari says nothing when scrolling ends.
    let settled: ReturnType<typeof setTimeout> | undefined
    const lookSoon = () => {
      clearTimeout(settled)
      settled = setTimeout(look, 150)
    }
    if ('onscrollend' in window) scroller.addEventListener('scrollend', look, options)
    else scroller.addEventListener('scroll', lookSoon, options)
    return () => {
      clearTimeout(settled)
      resizes.disconnect()
      shapes.disconnect()
      listening.abort()
    }
  }, [box, look])

  return { sideways, ...tracks }
}
