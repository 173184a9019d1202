import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    /** Kept by the script in the head while the form was not alive yet; null from then on. */
    heldSubmit?: HTMLFormElement | null
  }
}

/**
 * Whoever pressed Continue before the form came to life doesn't have to press it again. In the form's own effect:
 * parts of a page come to life one after the other, and a form sent too early would leave for the server as it is.
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const held = window.heldSubmit
    window.heldSubmit = null
    if (held && held === form.current) held.requestSubmit()
  }, [form])
}
