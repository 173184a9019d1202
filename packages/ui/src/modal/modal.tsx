import * as Dialog from '@radix-ui/react-dialog'
import { cx, type VariantProps } from 'class-variance-authority'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useContext, useState } from 'react'
import { closedAPanel } from '../overlay/dismiss-panel.ts'
import { overlayWords } from '../overlay/overlay.words.ts'
import { ModalLevel } from '../overlay/overlay-level.ts'
import { useLayer } from '../overlay/use-layer.ts'
import { usePainted } from '../overlay/use-painted.ts'
import { useWords } from '../words/use-words.ts'
import { modalPanelVariants } from './modal.variants.ts'
import { ModalBackdrop } from './modal-backdrop.tsx'
import { ScrollLock } from './scroll-lock.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const DEFAULT_LEVEL = 50

export type ModalProps = VariantProps<typeof modalPanelVariants> & {
  title: ReactNode
  /** Kept for screen readers, taken off the page. */
  titleHidden?: boolean
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight at the lower edge while the rest scrolls; usually the buttons. */
  footer?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The one element that opens it. Without one the modal is opened through `open`. */
  trigger?: ReactNode
  /** A cross at its corner. */
  closeButton?: boolean
  /** When false, neither Escape nor a press outside nor a button closes it: only the page does. */
  closable?: boolean
  /** Whether the browser's Back closes it. False where it has an address of its own, which Back leaves, or where nothing closes it. */
  ownStep?: boolean
  /** Where the focus begins: with what is to be filled in or pressed, or with a panel that is to be read. */
  focusStarts?: 'content' | 'panel'
  /** Stacking level. A modal opened inside another lies above it without being told. */
  level?: number
  /** The colour that the panel's upper edge fades from. White (the panel's own colour in the dark theme) unless told. */
  gradient?: string
  className?: string
}

function refuse(event: Event) {
  event.preventDefault()
}

function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** A toast lies outside the panel, and so may the press that closed an open list: neither closes what one works in. */
function spareOwnPresses(event: CustomEvent<{ originalEvent: Event }>) {
  const press = event.detail.originalEvent
  const onToast = press.target instanceof Element && press.target.closest('[data-sonner-toaster]')
  if (onToast || closedAPanel(press)) event.preventDefault()
}

function useLevel(given: number | undefined): number {
  const outer = useContext(ModalLevel)
  return given ?? (outer === undefined ? DEFAULT_LEVEL : outer + 2)
}

export function Modal({
  title,
  titleHidden = false,
  description,
  children,
  footer,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  trigger,
  closeButton = true,
  closable = true,
  ownStep = true,
  focusStarts = 'content',
  level: givenLevel,
  gradient = 'var(--modal-gradient)',
  size,
  className,
}: ModalProps) {
  const level = useLevel(givenLevel)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const open = givenOpen ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  useLayer(open && ownStep, () => closable && change(false))
  const returnFocus = useReturnFocus(givenOpen)
  // The darkened page answers the press; the panel, which costs several frames on a slow phone, comes in the next.
  const panelOpen = usePainted(open)
  const panelStyle: CSSProperties = {
    zIndex: level,
    backgroundImage: `linear-gradient(to bottom, ${gradient}, transparent 12rem)`,
  }

  return (
    <Dialog.Root open={panelOpen} onOpenChange={change}>
      {trigger ? (
        <Dialog.Trigger asChild aria-expanded={open}>
          {trigger}
        </Dialog.Trigger>
      ) : null}
      <ModalBackdrop open={open} level={level} />
      <Dialog.Portal>
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          data-closable={closable}
          data-own-step={ownStep}
          style={panelStyle}
          className={cx(
            modalPanelVariants({ size }),
            // What is scrolled to or gets the focus stays clear of the buttons.
            footer ? 'scroll-pb-40 sm:scroll-pb-24' : '',
            className,
          )}
          onOpenAutoFocus={focusStarts === 'panel' ? focusPanel : undefined}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={closable ? undefined : refuse}
          onInteractOutside={closable ? spareOwnPresses : refuse}
        >
          <ScrollLock />
          <ModalLevel value={level}>
            <div className={titleHidden ? 'sr-only' : 'px-6 pt-6 sm:px-8 sm:pt-8'}>
              <Dialog.Title className="pe-10 text-title font-semibold text-balance text-ink">
                {title}
              </Dialog.Title>
              {description ? (
                <Dialog.Description className="mt-1.5 text-body text-pretty text-ink-muted">
                  {description}
                </Dialog.Description>
              ) : null}
            </div>
            <div className="px-6 pt-5 pb-6 empty:pt-0 sm:px-8 sm:pb-8">{children}</div>
            {footer ? (
              <div className="sticky bottom-0 mt-auto flex flex-wrap-reverse gap-3 border-t border-line bg-surface-raised px-6 py-4 max-sm:*:flex-auto sm:flex-nowrap sm:justify-end sm:px-8">
                {footer}
              </div>
            ) : null}
            {closable && closeButton ? <CloseButton /> : null}
          </ModalLevel>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Last in the page, so that the focus starts with the content; first for the eye, and in sight while scrolling. */
function CloseButton() {
  const words = useWords('overlay', overlayWords)
  return (
    <div className="sticky top-0 z-10 -order-1 flex h-0 justify-end">
      <Dialog.Close
        aria-label={words.close}
        className="me-4 mt-4 grid size-control-small shrink-0 place-items-center rounded-control border border-transparent bg-surface-raised text-ink-muted transition-colors hover:bg-surface-hover hover:text-ink sm:me-5 sm:mt-5"
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </Dialog.Close>
    </div>
  )
}

/** For a button in the content or the footer: it closes the modal it stands in. */
export function ModalClose({ children }: { children: ReactNode }) {
  return <Dialog.Close asChild>{children}</Dialog.Close>
}
