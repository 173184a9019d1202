import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, type Ref, useCallback, useMemo, useState } from 'react'
import { tableRoles } from './table-roles.ts'
import { useIncrementalRows } from './use-incremental-rows.ts'
import type { TableShape } from './use-table-shape.ts'

/** What a row needs to be put in its place and measured there. */
export type RowPlace = {
  ref: Ref<HTMLTableRowElement>
  'data-index': number
  'aria-rowindex': number
  className: string
}

type VirtualRowsProps = {
  count: number
  shape: TableShape
  dense: boolean | undefined
  keyOf: (index: number) => string
  drawRow: (index: number, key: string, place: RowPlace) => ReactNode
  scroller: HTMLElement | null
}

const usualHeight = { lines: 56, cards: 86 }
const usualDenseHeight = { lines: 44, cards: 70 }
const rowsPerFrame = 4

// A new row counts as one of the usual height until it is laid out: measuring at once would force a layout for each.
function measureLaidOut(
  element: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtual: Virtualizer<HTMLElement, HTMLTableRowElement>,
): number {
  if (entry) return measureElement(element, entry, virtual)
  const index = virtual.indexFromElement(element)
  return (
    virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ??
    virtual.options.estimateSize(index)
  )
}

/** A list that moves or grows while its bar is dragged slips from under the pointer: what was measured counts once it rests. */
function holdStillWhileScrolling(virtual: Virtualizer<HTMLElement, HTMLTableRowElement>): void {
  virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false
  const measure = virtual.getTotalSize
  let held: number | undefined
  virtual.getTotalSize = () => {
    if (!virtual.isScrolling || held === undefined) held = measure()
    return held
  }
}

/** The row that has the focus stays in the page wherever one scrolls: taken out, it would leave the focus nowhere. */
function useFocusedRow(count: number, keyOf: (index: number) => string) {
  const [focused, setFocused] = useState<string | undefined>()
  const at = useMemo(() => {
    for (let index = 0; focused !== undefined && index < count; index++)
      if (keyOf(index) === focused) return index
    return undefined
  }, [focused, count, keyOf])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (at === undefined || near.includes(at)) return near
      return [...near, at].toSorted((a, b) => a - b)
    },
    [at],
  )
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest('[data-index]')?.getAttribute('data-index')
    if (index) setFocused(keyOf(Number(index)))
  }
  // A window that is left and come back to has kept its focus.
  const onBlur = ({ target }: FocusEvent) => {
    if (document.activeElement !== target) setFocused(undefined)
  }
  return { rangeExtractor, onFocus, onBlur }
}

/** Only the rows in sight are in the page; each is measured, because a card is higher than a line. */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, shape, dense, keyOf, drawRow, scroller } = props
  const { rangeExtractor, ...focusing } = useFocusedRow(count, keyOf)
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    rangeExtractor,
    getScrollElement: () => scroller,
    estimateSize: () => (dense ? usualDenseHeight : usualHeight)[shape],
    measureElement: measureLaidOut,
    getItemKey: keyOf,
    overscan: 3,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
    useFlushSync: false,
  })
  useState(() => holdStillWhileScrolling(virtual))
  const near = virtual.getVirtualItems().map(({ index }) => index)
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
  const beyond = (index: number) => Number(index < startIndex || index > endIndex)
  const drawn = useIncrementalRows(
    near.toSorted((a, b) => beyond(a) - beyond(b)),
    rowsPerFrame,
  )
  return (
    <tbody
      {...tableRoles.group}
      {...focusing}
      ref={virtual.containerRef}
      className="relative block"
    >
      {near
        .filter(index => drawn.has(index))
        .map(index =>
          drawRow(index, keyOf(index), {
            ref: virtual.measureElement,
            'data-index': index,
            'aria-rowindex': index + 2,
            className: 'absolute inset-x-0 top-0 contain-layout contain-style',
          }),
        )}
    </tbody>
  )
}
