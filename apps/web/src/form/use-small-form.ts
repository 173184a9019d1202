import { focusFirst } from '@kinfold/app/form/focus-first'
import { useHeldSubmit } from '@kinfold/app/form/use-held-submit'
import { failureMessages } from '@kinfold/contract/messages'
import type { ReadResult } from '@kinfold/contract/validation/read-value'
import { type FormEvent, useRef, useState } from 'react'

type Rules<Values> = (values: Record<string, string>) => Promise<ReadResult<Values>>

type SmallForm<Values> = {
  rules: Rules<Values>
  /** Gets what the rules let through; what it gives back is said to the whole form. */
  send: (values: Values) => Promise<string | undefined>
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/**
 * For a form of two or three fields on a pre-rendered page. The browser keeps the values, so what was typed before
 * the page came to life counts; and the page is spared the 12 kB of the library that the larger forms have.
 */
export function useSmallForm<Values>({ rules, send }: SmallForm<Values>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [isSending, setSending] = useState(false)
  const judged = useRef(false)
  const ref = useRef<HTMLFormElement>(null)
  useHeldSubmit(ref)

  const judge = async (form: HTMLFormElement) => {
    const read = await rules(valuesOf(form))
    setErrors(read.ok ? {} : read.fields)
    return read
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending) return
    setSending(true)
    setMessage(undefined)
    judged.current = true
    const read = await judge(form).catch(() => undefined)
    if (!read) setMessage(failureMessages.noResponse)
    else if (read.ok) setMessage(await send(read.value))
    else focusFirst(form, read.fields)
    setSending(false)
  }
  return {
    errors,
    message,
    isSending,
    form: {
      ref,
      noValidate: true,
      // Sent without script, it goes nowhere and keeps its values.
      method: 'dialog',
      onSubmit: submit,
      // Once judged, a mended field says so while it is typed.
      onChange: (event: FormEvent<HTMLFormElement>) => {
        if (judged.current) judge(event.currentTarget).catch(() => {})
      },
    },
  } as const
}
