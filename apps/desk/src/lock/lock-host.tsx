import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** What a dialog below would take for a press or a focus outside of it, and close with all that was typed. */
const kept = ['pointerdown', 'mousedown', 'focusin', 'focusout', 'keydown'] as const

const stop = (event: Event) => event.stopPropagation()

/** Some dialogs listen for Escape before anything in the page can. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A place above everything else in the document, dialogs and messages too. Whoever had the focus gets it back. */
export function LockHost({ children }: { children: ReactNode }) {
  const [host] = useState(() => {
    const element = document.createElement('div')
    element.dataset.lock = ''
    return element
  })
  useLayoutEffect(() => {
    const before = document.activeElement
    document.body.append(host)
    for (const name of kept) host.addEventListener(name, stop)
    window.addEventListener('keydown', stopEscape, true)
    return () => {
      window.removeEventListener('keydown', stopEscape, true)
      host.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [host])
  return createPortal(children, host)
}
