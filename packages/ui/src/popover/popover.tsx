import * as Primitive from '@radix-ui/react-popover'
import { type ReactNode, useContext, useId } from 'react'
import { ModalLevel, useFloatingLevel } from '../overlay/overlay-level.ts'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  title: ReactNode
  /** Kept for screen readers, taken off the page. */
  titleHidden?: boolean
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A small panel at its button that may hold links and controls. For mere words there is the tooltip. */
export function Popover({
  trigger,
  title,
  titleHidden = false,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  const level = useFloatingLevel()
  const titleId = useId()
  // A modal lets nothing outside it scroll, so there the panel has to be a layer of its own.
  const inModal = useContext(ModalLevel) !== undefined
  return (
    <Primitive.Root
      modal={inModal}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-labelledby={titleId}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          style={{ zIndex: level }}
          className="animate-floating max-h-(--radix-popover-content-available-height) w-80 max-w-(--radix-popover-content-available-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-5 text-ink shadow-raised outline-none"
        >
          <h2
            id={titleId}
            className={titleHidden ? 'sr-only' : 'mb-1.5 text-body font-semibold text-ink'}
          >
            {title}
          </h2>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** For a button inside: it closes the popover it stands in. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>
}
