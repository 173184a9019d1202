import { type RefObject, useEffect, useRef } from 'react'

/** The focus goes along with the step: to what is wrong in it, else to its heading. The first one is the page's to give. */
export function useStepFocus(place: RefObject<HTMLElement | null>, current: string): void {
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    const wrong = [...(place.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
    const heading = place.current?.querySelector<HTMLElement>('[data-step-heading]')
    const target = wrong.find(field => field.tabIndex >= 0 && !field.closest('[hidden]')) ?? heading
    // A dialog begins at its top again; the focus moves it on to a field that is further down.
    place.current?.closest('[role=dialog]')?.scrollTo({ top: 0, behavior: 'instant' })
    target?.focus()
  }, [place, current])
}
