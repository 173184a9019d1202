import { Slot } from '@radix-ui/react-slot'
import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react'
import { FloatingPanel } from '../overlay/floating-panel.tsx'
import type { Align, Side } from '../overlay/place-panel.ts'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  title: ReactNode
  /** Kept for screen readers, taken off the page. */
  titleHidden?: boolean
  children: ReactNode
  side?: Side
  align?: Align
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

const Closing = createContext(() => {})

/** A small panel at its button that may hold links and controls. For mere words there is the tooltip. */
export function Popover({
  trigger,
  title,
  titleHidden = false,
  children,
  side = 'bottom',
  align = 'start',
  open: givenOpen,
  onOpenChange,
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const button = useRef<HTMLElement>(null)
  const id = useId()
  const open = givenOpen ?? ownOpen

  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const close = () => change(false)

  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={() => change(!open)}
      >
        {trigger}
      </Slot>
      {open ? (
        <FloatingPanel
          id={id}
          labelledBy={`${id}-title`}
          box={button}
          {...{ side, align }}
          gap={8}
          onClose={close}
          focusAfter={() => button.current}
          className="animate-floating w-80 overflow-y-auto overscroll-contain p-5"
        >
          <h2
            id={`${id}-title`}
            className={titleHidden ? 'sr-only' : 'mb-1.5 text-body font-semibold text-ink'}
          >
            {title}
          </h2>
          <Closing value={close}>{children}</Closing>
        </FloatingPanel>
      ) : null}
    </>
  )
}

/** For a button inside: it closes the popover it stands in. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Slot onClick={useContext(Closing)}>{children}</Slot>
}
