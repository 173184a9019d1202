import { focusFirst } from '@kinfold/app/form/focus-first'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'trigger' | 'getFieldState' | 'formState'
>

/** Which of the two steps is open. A refusal of what was filled in first leads back to it. */
export function useDocumentSteps<Values extends FieldValues>(
  form: Form<Values>,
  element: RefObject<HTMLFormElement | null>,
  first: readonly Path<Values>[],
) {
  const [step, setStep] = useState(0)
  const { submitCount, isSubmitting, errors } = form.formState
  const isRefused = first.some(name => name in errors)
  // Only what a submit found: a field that is left says its sentence where it stands.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && isRefused) setStep(0)
  }, [submitCount, isSubmitting])
  const shown = useRef(step)
  // To what the step begins with: the button that was pressed is gone.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const place = element.current?.querySelector(':scope > div:not([hidden]):has(button, input)')
    place?.querySelector<HTMLElement>('button, input')?.focus()
  }, [step, element])
  const goOn = async () => {
    if (await form.trigger([...first])) return setStep(1)
    const wrong = first.flatMap(name => (form.getFieldState(name).error ? [[name, true]] : []))
    if (element.current) focusFirst(element.current, Object.fromEntries(wrong))
  }
  return { step, goOn: () => void goOn(), goBack: () => setStep(0) }
}
