// The floating half of a field. A file of its own, because a page can be read and filled in without it.
import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import { cx } from 'class-variance-authority'
import { type ReactNode, type RefObject, useContext, useRef } from 'react'
import { ModalLevel, useFloatingLevel } from './overlay-level.ts'

export type FloatingPanelProps = {
  /** What it hangs from; presses inside it are the field's own business. */
  box: RefObject<HTMLElement | null>
  label: string
  align: 'start' | 'end'
  className: string
  onClose: () => void
  /** Where the focus goes when it would otherwise be nowhere. */
  focusAfter: () => HTMLElement | null
  children: ReactNode
}

export function FloatingPanel({
  box,
  label,
  align,
  className,
  onClose,
  focusAfter,
  children,
}: FloatingPanelProps) {
  const level = useFloatingLevel()
  // A modal lets nothing outside it scroll, so there the panel has to be a layer of its own.
  const inModal = useContext(ModalLevel) !== undefined
  const anchor = useRef({
    getBoundingClientRect: () => box.current?.getBoundingClientRect() ?? new DOMRect(),
  })
  const spareBox = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent
    if (target instanceof Node && box.current?.contains(target)) event.preventDefault()
  }
  return (
    <Root open modal={inModal} onOpenChange={onClose}>
      <Anchor virtualRef={anchor} />
      <Portal>
        <Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onPointerDownOutside={spareBox}
          onFocusOutside={spareBox}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (document.activeElement === document.body) focusAfter()?.focus()
          }}
          style={{ zIndex: level }}
          className={cx(
            'rounded-card border border-line bg-surface-raised text-ink shadow-raised outline-none',
            className,
          )}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
