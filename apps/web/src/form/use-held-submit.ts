import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    /** A form submitted before it was hydrated, kept by the script in the head; null once forms are hydrated. */
    heldSubmit?: HTMLFormElement | null
  }
}

/**
 * A press on Continue before the form was hydrated counts. In the form's own effect, because parts of a page are
 * hydrated one after the other, and the browser would submit a form that isn't.
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const held = window.heldSubmit
    window.heldSubmit = null
    if (held && held === form.current) held.requestSubmit()
  }, [form])
}
