// Not the dialog's own: that one comes no sooner than the panel, and to stop the scrolling it writes a style sheet,
// for which the browser computes the styles of the whole page again.
import { Presence } from '@radix-ui/react-presence'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'

type ModalBackdropProps = { open: boolean; level: number }

/** Darkens the page, and stays until it has faded out. */
export function ModalBackdrop(props: ModalBackdropProps) {
  return (
    <Presence present={props.open}>
      <Backdrop {...props} />
    </Presence>
  )
}

function Backdrop({ open, level, ref }: ModalBackdropProps & { ref?: Ref<HTMLDivElement> }) {
  return createPortal(
    <div
      ref={ref}
      data-state={open ? 'open' : 'closed'}
      className="animate-overlay pointer-events-auto fixed inset-0 bg-backdrop"
      style={{ zIndex: level }}
    />,
    document.body,
  )
}
