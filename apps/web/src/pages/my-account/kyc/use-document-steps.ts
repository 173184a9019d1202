import { focusFirst } from '@kinfold/app/form/focus-first'
import { useWizard } from '@kinfold/app/wizard/use-wizard'
import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type DocumentSteps<Values extends FieldValues> = {
  /** The document's own word in the address: both may be open on one page. */
  document: string
  form: Pick<UseFormReturn<Values>, 'trigger' | 'getFieldState' | 'formState'>
  element: RefObject<HTMLFormElement | null>
  /** The fields of the first step. */
  first: readonly Path<Values>[]
  /** Whether those are all answered. */
  isAnswered: boolean
}

/** Which of the two steps is open. A refusal of what was filled in first leads back to it. */
export function useDocumentSteps<Values extends FieldValues>({
  document,
  form,
  element,
  first,
  isAnswered,
}: DocumentSteps<Values>) {
  const wizard = useWizard(document, [
    { name: 'document', isDone: isAnswered },
    { name: 'picture', isDone: false },
  ])
  const { submitCount, isSubmitting, errors } = form.formState
  const isRefused = first.some(name => name in errors)
  // Only what a submit found: a field that is left says its sentence where it stands.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && isRefused) wizard.goBack()
  }, [submitCount, isSubmitting])
  const goOn = async () => {
    if (await form.trigger([...first])) return wizard.goOn()
    const wrong = first.flatMap(name => (form.getFieldState(name).error ? [[name, true]] : []))
    if (element.current) focusFirst(element.current, Object.fromEntries(wrong))
  }
  return { ...wizard, goOn: () => void goOn() }
}
