import { type RefObject, useEffect } from 'react'

declare global {
  interface Window {
    /** A form submitted before it was hydrated, kept by the script in the head; null once forms are hydrated. */
    heldSubmit?: HTMLFormElement | null
  }
}

/** Parts of a page are hydrated one after the other: it may belong to a later one. */
let held: HTMLFormElement | undefined

/**
 * A press on a button that submits counts before its form was hydrated. In the form's own effect, because the browser
 * would submit a form that isn't. The place is the form, or what its forms stand in.
 */
export function useHeldSubmit(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    held ??= window.heldSubmit ?? undefined
    window.heldSubmit = null
    if (!held || !place.current?.contains(held)) return
    const form = held
    held = undefined
    form.requestSubmit()
  }, [place])
}
