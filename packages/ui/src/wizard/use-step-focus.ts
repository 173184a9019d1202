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
    target?.focus()
  }, [place, current])
}
