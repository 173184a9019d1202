// A long list on a phone: at the thumb, with all the room there is, and never over the label that it answers.

import { cx } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import { dismissPanel } from './dismiss-panel.ts'
import { focusInside } from './focus-inside.ts'
import { InFloatingPanel } from './in-floating-panel.ts'
import { overlayWords } from './overlay.words.ts'
import { useLayer } from './use-layer.ts'
import { viewNow } from './view-now.ts'

type BottomSheetProps = {
  title: ReactNode
  /** As high as it can be, however short a search makes the list: what one types in stays where it is. */
  steady?: boolean | undefined
  /** Given, it is a dialog of that name; a list says itself what it is. */
  label?: string | undefined
  onClose: () => void
  /** Where the focus goes when it would otherwise be nowhere. */
  focusAfter: () => HTMLElement | null
  children: ReactNode
}

/** Above the keyboard while it is there. */
function keepInView(whole: HTMLElement): () => void {
  const place = () => whole.style.setProperty('--view-height', `${viewNow().height}px`)
  place()
  const listening = new AbortController()
  const options = { signal: listening.signal, passive: true }
  window.addEventListener('resize', place, options)
  window.visualViewport?.addEventListener('resize', place, options)
  return () => listening.abort()
}

/** In the top layer, with the page darkened behind it: a press there closes it and reaches nothing else. */
export function BottomSheet({
  title,
  label,
  steady,
  onClose,
  focusAfter,
  children,
}: BottomSheetProps) {
  const words = useWords('overlay', overlayWords)
  useLayer(true, onClose)
  const whole = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const now = useRef({ onClose, focusAfter })
  useEffect(() => {
    now.current = { onClose, focusAfter }
  })

  useLayoutEffect(() => {
    const shown = whole.current
    const inner = sheet.current
    if (!shown || !inner) return
    if ('showPopover' in shown) shown.showPopover()
    const stopFitting = keepInView(shown)
    const stopListening = dismissPanel({
      panel: inner,
      // The darkened page closes it at the end of a press, so that nothing beneath hears of that.
      box: () => shown,
      dismiss: () => now.current.onClose(),
    })
    focusInside(inner)
    return () => {
      stopFitting()
      stopListening()
      if (shown.contains(document.activeElement))
        now.current.focusAfter()?.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the button inside close it as well
    <div
      ref={whole}
      popover="manual"
      role="presentation"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      // Laid out before it is shown: a list inside comes to what is chosen before that.
      className="animate-overlay fixed block inset-0 z-1 m-0 size-full touch-none border-0 bg-backdrop p-0 font-normal text-ink"
      data-state="open"
    >
      <div
        ref={sheet}
        {...(label ? { role: 'dialog', 'aria-label': label } : { role: 'presentation' })}
        tabIndex={-1}
        data-sheet
        data-own-step
        data-state="open"
        className="animate-panel pointer-events-none absolute inset-x-0 top-0 flex h-[var(--view-height,100dvh)] flex-col justify-end pt-16 outline-none"
      >
        <div
          className={cx(
            'pointer-events-auto flex min-h-0 flex-col overflow-hidden rounded-t-panel border border-transparent bg-surface-raised text-body shadow-raised dark:border-line',
            'pb-[env(safe-area-inset-bottom)]',
            steady && 'h-full',
          )}
        >
          <InFloatingPanel value={true}>
            <div className="order-1 flex min-h-0 flex-col">{children}</div>
          </InFloatingPanel>
          {/* Last in the page, so that the focus starts with the list; first for the eye. */}
          <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-3">
            <p aria-hidden="true" className="min-w-0 font-semibold text-ink">
              {title}
            </p>
            <button
              type="button"
              aria-label={words.close}
              onClick={onClose}
              className="grid size-control-small shrink-0 place-items-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink"
            >
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}
