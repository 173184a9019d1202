import {
  defaultRangeExtractor,
  observeElementRect,
  type Range,
  useVirtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { pixelsOf } from '../tokens/pixels-of.ts'
import type { ListboxOption } from './listbox-option.ts'

type VirtualOptionsProps = {
  options: readonly ListboxOption[]
  active: number
  /** How many it opens with before the active one. */
  above: number
  list: RefObject<HTMLElement | null>
  drawRow: (option: ListboxOption, at: number, top: number) => ReactNode
}

/** More than are in sight at once. */
const AROUND_ACTIVE = 6

/** The active row is always there to be pointed at, and with its neighbours: a jump to it shows no empty moment. */
function withActive(range: Range, active: number): number[] {
  const first = Math.max(0, active - AROUND_ACTIVE)
  const end = Math.min(range.count, active + AROUND_ACTIVE + 1)
  const drawn = new Set(defaultRangeExtractor(range))
  for (let at = first; at < end; at++) drawn.add(at)
  return [...drawn].sort((one, other) => one - other)
}

/** Only the rows in sight are in the page: 250 options open as fast as ten. */
export function VirtualOptions({ options, active, above, list, drawRow }: VirtualOptionsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [{ row, height }] = useState(() => ({
    row: pixelsOf('--control-height-small'),
    height: pixelsOf('--menu-height'),
  }))
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: options.length,
    // Asked for before the list around these rows is known by its own ref.
    getScrollElement: () => rows.current?.parentElement ?? null,
    estimateSize: () => row,
    initialOffset: () => list.current?.scrollTop ?? Math.max(0, active - above) * row,
    initialRect: { width: 0, height },
    // A list in which nothing was found has no height. What is found next is drawn before it is measured again.
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, rect => tell(rect.height === 0 ? { ...rect, height } : rect)),
    rangeExtractor: range => withActive(range, active),
    overscan: 3,
    useFlushSync: false,
  })
  return (
    <div
      ref={rows}
      role="presentation"
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const option = options[index]
        return option ? drawRow(option, index, start) : null
      })}
    </div>
  )
}
