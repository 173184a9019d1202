import { focusFirst } from '@kinfold/app/form/focus-first'
import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SectionPlace } from './form-section.tsx'
import { sectionFields } from './sign-up-sections.ts'

type Form = Pick<UseFormReturn<SignUpForm>, 'trigger' | 'getFieldState'>

/** Which section a phone has open. Going on judges what was filled in, as leaving a field does. */
export function useSections(form: Form, element: RefObject<HTMLFormElement | null>) {
  const [current, setCurrent] = useState(0)
  const [reached, setReached] = useState(0)
  const shown = useRef(current)
  // Asked for when needed: subscribed to, errors would render the whole form at a key press.
  const errorsOf = (at: number) =>
    (sectionFields[at] ?? []).flatMap(name => {
      const { error } = form.getFieldState(name)
      return error ? [[name, error] as const] : []
    })
  const focusWrong = (at: number) => {
    const wrong = errorsOf(at)
    if (element.current) focusFirst(element.current, Object.fromEntries(wrong))
    return wrong.length > 0
  }
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    if (focusWrong(current)) return
    const heads = element.current?.querySelectorAll<HTMLElement>('[data-section-head]')
    heads?.[current]?.focus()
  }, [current, element])
  const goOn = async (at: number) => {
    if (await form.trigger([...(sectionFields[at] ?? [])])) {
      setCurrent(at + 1)
      setReached(before => Math.max(before, at + 1))
    } else focusWrong(at)
  }
  const placeOf = (at: number): SectionPlace => ({
    number: at + 1,
    state: at === current ? 'open' : at <= reached ? 'done' : 'ahead',
    open: () => setCurrent(at),
    ...(at < sectionFields.length - 1 ? { next: () => void goOn(at) } : {}),
  })
  return {
    places: [placeOf(0), placeOf(1), placeOf(2), placeOf(3)] as const,
    /** After a refusal: what is wrong may be in a section that a phone has closed. */
    openWrong: () => {
      const at = sectionFields.findIndex((_, at) => errorsOf(at).length > 0)
      if (at >= 0) setCurrent(at)
    },
  }
}
