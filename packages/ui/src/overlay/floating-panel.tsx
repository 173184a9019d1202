// A panel that hangs from a part of the page, in the browser's own top layer: nothing cuts it off or lies over it,
// and it stays where it belongs in the order of Tab and inside the modal that it was opened in.
import { cx } from 'class-variance-authority'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dismissPanel } from './dismiss-panel.ts'
import { focusInside } from './focus-inside.ts'
import { InFloatingPanel } from './in-floating-panel.ts'
import { type Placing, placePanel } from './place-panel.ts'
import { viewNow } from './view-now.ts'

export type PanelPlacing = Partial<Pick<Placing, 'side' | 'align' | 'gap'>>

export type FloatingPanelProps = PanelPlacing & {
  /** What it hangs from; presses inside it are its own business. */
  box: RefObject<HTMLElement | null>
  /** Without a name it is no dialog but a mere surface, for a list that says itself what it is. */
  label?: string
  labelledBy?: string
  id?: string
  className: string
  onClose: () => void
  /** Where the focus goes when it would otherwise be nowhere. */
  focusAfter: () => HTMLElement | null
  children: ReactNode
}

/** In the top layer where browsers have one, else by its own level. Answers how to place it again. */
function show(panel: HTMLElement, box: HTMLElement, wanted: Required<PanelPlacing>): () => void {
  const around = box.getBoundingClientRect()
  const rightToLeft = getComputedStyle(box).direction === 'rtl'
  panel.style.setProperty('--box-width', `${around.width}px`)
  if ('showPopover' in panel) panel.showPopover()
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const place = (at: DOMRect) => {
    const view = viewNow()
    const { left, edge, offset, maxHeight } = placePanel({
      ...wanted,
      box: at,
      panel: size,
      view,
      rightToLeft,
    })
    const below = document.documentElement.clientHeight - view.height
    panel.style.left = `${left}px`
    panel.style.top = edge === 'top' ? `${offset}px` : 'auto'
    panel.style.bottom = edge === 'bottom' ? `${offset + below}px` : 'auto'
    panel.style.maxHeight = `${maxHeight}px`
  }
  place(around)
  return () => place(box.getBoundingClientRect())
}

/** Keeps it at its box while the page scrolls or changes its size, and when the box comes in sight or moves with the page. */
function follow(panel: HTMLElement, box: HTMLElement, place: () => void): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  const onMove = ({ target }: Event) => {
    if (!(target instanceof Node && panel.contains(target))) place()
  }
  window.addEventListener('scroll', onMove, options)
  window.addEventListener('resize', onMove, options)
  window.visualViewport?.addEventListener('resize', onMove, options)
  const sizes = new ResizeObserver(place)
  sizes.observe(box)
  sizes.observe(document.body)
  return () => {
    listening.abort()
    sizes.disconnect()
  }
}

export function FloatingPanel({
  box,
  label,
  labelledBy,
  id,
  side = 'bottom',
  align = 'start',
  gap = 6,
  className,
  onClose,
  focusAfter,
  children,
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const now = useRef({ onClose, focusAfter })
  useEffect(() => {
    now.current = { onClose, focusAfter }
  })

  useLayoutEffect(() => {
    const shown = panel.current
    const around = box.current
    if (!shown || !around) return
    const place = show(shown, around, { side, align, gap })
    const stopFollowing = follow(shown, around, place)
    const stopListening = dismissPanel({
      panel: shown,
      box: () => box.current,
      dismiss: () => now.current.onClose(),
    })
    focusInside(shown)
    return () => {
      stopFollowing()
      stopListening()
      // While it still has the focus: taken out of the page, it would leave it nowhere.
      if (shown.contains(document.activeElement))
        now.current.focusAfter()?.focus({ preventScroll: true })
    }
  }, [box, side, align, gap])

  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      {...(label || labelledBy
        ? { role: 'dialog', 'aria-label': label, 'aria-labelledby': labelledBy }
        : { role: 'presentation' })}
      tabIndex={-1}
      className={cx(
        'fixed inset-auto top-0 left-0 z-1 max-w-[calc(100vw-(--spacing(4)))] rounded-card border border-line bg-surface-raised text-body font-normal text-ink shadow-raised outline-none',
        className,
      )}
    >
      <InFloatingPanel value={true}>{children}</InFloatingPanel>
    </div>
  )
}
