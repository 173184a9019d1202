// Kept apart from the small form of the public pages, which is spared the weight of the form library.
import type { Outcome } from '@kinfold/api/client/outcome'
import type { Shape } from '@kinfold/contract/endpoint'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { showToast } from '../toast/show-toast.ts'
import { focusFirst } from './focus-first.ts'
import { resolveForm } from './resolve-form.ts'
import { showFailure } from './show-failure.ts'
import { withoutBlanks } from './without-blanks.ts'

type SentForm<Values extends FieldValues, Answer> = {
  shape: Shape<Values>
  defaultValues: DefaultValues<NoInfer<Values>>
  /** `kept` where leaving a field out means to leave it as it was, which is not what emptying it means. */
  blanks?: 'left out' | 'kept'
  /** What the server calls a field where the form has another name for it. */
  names?: Readonly<Record<string, Path<NoInfer<Values>>>>
  send: (values: Values) => Promise<Outcome<Answer, string>>
  /** After its success was told. */
  onSent?: (answer: Answer) => void
}

/** A form that is judged by a rule of the contract, sent by one call, and says what came of it. */
export function useSentForm<Values extends FieldValues, Answer>({
  shape,
  defaultValues,
  blanks = 'left out',
  names = {},
  send,
  onSent,
}: SentForm<Values, Answer>) {
  const [message, setMessage] = useState<string>()
  const resolve = resolveForm(shape)
  const form = useForm<Values>({
    defaultValues,
    mode: 'onTouched',
    // The library would go by the order in which it heard of the fields.
    shouldFocusError: false,
    resolver: (values, ...rest) =>
      resolve(blanks === 'kept' ? values : withoutBlanks(values), ...rest),
  })
  const { schema } = shape
  const isField = (name: string): name is Path<Values> =>
    typeof schema === 'object' && schema !== null && name in schema
  const sendJudged = async (values: Values) => {
    setMessage(undefined)
    const outcome = await send(values)
    if (!outcome.ok) {
      const nameOf = (said: string) => {
        const name = said.replace(/\.\d+$/, '')
        return names[name] ?? (isField(name) ? name : undefined)
      }
      return setMessage(showFailure(outcome, { setError: form.setError, nameOf }))
    }
    void showToast('success', outcome.message)
    onSent?.(outcome.data)
  }
  const submit = form.handleSubmit(sendJudged, (errors, event) => {
    if (event?.target instanceof HTMLFormElement) focusFirst(event.target, errors)
  })
  return { ...form, message, submit } as const
}
