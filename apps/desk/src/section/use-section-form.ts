import type { Outcome } from '@kinfold/api/client/outcome'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Kept, keptWords } from './kept-words.ts'

type SectionFormRules<Values extends object, Body, Answer> = {
  /** Which form it is, where an address has more than one. */
  name?: string
  /** What stands in it before anybody types. */
  start: Values
  /** Of the thing as it is now, where it counts its changes. */
  version?: number
  shape: Shape<Body>
  /** What was typed, as the call takes it; what is missing is left out for its rule to name. */
  bodyOf: (values: Values, seen: number | undefined) => unknown
  /** What the call names otherwise than the form. */
  names?: Readonly<Record<string, keyof Values & string>>
  /** The sentence for a field that the call would only call wrong. */
  missing?: (values: Values) => Readonly<Record<string, string>>
  send: (body: Body) => Promise<Outcome<Answer, string>>
  onSent: (answer: Answer) => void
}

/** A form of a section: judged by the contract's rule, kept by its address until it is sent, and told what came of it. */
export function useSectionForm<Values extends object, Body, Answer>(
  rules: SectionFormRules<Values, Body, Answer>,
) {
  const { name = '', start, version, shape, bodyOf, names = {}, missing, send, onSent } = rules
  const { pathname } = useLocation()
  const address = `${pathname} ${name}`
  const [typed, setTyped] = useState(() => keptWords.read<Values>(address))
  const [wasKept, setWasKept] = useState(typed !== undefined)
  const [isSent, setSent] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string>()
  const [wasRefused, setRefused] = useState(false)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What was sent stays in sight until the thing itself says it.
  const kept = isSent && typed?.version !== version ? undefined : typed
  const values = kept?.values ?? start

  const change = (changes: Partial<Values>) => {
    const words: Kept<Values> = {
      values: { ...values, ...changes },
      version: kept && !isSent ? kept.version : version,
    }
    keptWords.keep(address, words)
    setTyped(words)
    setSent(false)
    setErrors({})
  }
  const forget = () => {
    keptWords.forget(address)
    setTyped(undefined)
    setWasKept(false)
    setErrors({})
    setMessage(undefined)
  }
  const showErrors = (fields: Readonly<Record<string, string>>, said?: string) => {
    const placed = Object.entries(fields).map(
      ([name, text]) => [names[name] ?? name, text] as const,
    )
    const unplaced = placed.filter(([name]) => !(name in values)).map(([, text]) => text)
    setErrors(Object.fromEntries(placed))
    if (unplaced.length > 0) setMessage([said, ...unplaced].filter(Boolean).join(' '))
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    )
  }
  const judge = () => {
    const read = readValue(shape, bodyOf(values, kept ? kept.version : version))
    const left = missing?.(values) ?? {}
    if (read.ok && Object.keys(left).length === 0) return read.value
    showErrors({ ...(read.ok ? {} : read.fields), ...left })
    return undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setMessage(undefined)
    setRefused(false)
    const body = judge()
    if (body === undefined) return
    setSending(true)
    const outcome = await send(body)
    setSending(false)
    if (outcome.ok) {
      keptWords.forget(address)
      setWasKept(false)
      if (version === undefined) setTyped(undefined)
      else setSent(true)
      void showToast('success', outcome.message)
      return onSent(outcome.data)
    }
    if (outcome.kind === 'refused' && outcome.fields)
      return showErrors(outcome.fields, outcome.message)
    setMessage(outcome.message)
    setRefused(outcome.code === 'conflict')
  }
  const isBehind = kept !== undefined && kept.version !== version
  return {
    form,
    values,
    errors,
    // Reloading would show nothing newer: the change of somebody else is here.
    message: wasRefused && isBehind ? overTheirs : message,
    isSending,
    change,
    submit,
    /** Back to what it says now. */
    startOver: forget,
    /** Something typed before the form was left still stands in it. */
    wasKept: wasKept && kept !== undefined,
    /** Somebody has changed the thing since the first word was typed. */
    isBehind,
  } as const
}

const overTheirs =
  'This wasn’t sent, because somebody has changed it since you began. At the top of the form you can start from what it says now.'

/** What stands around the fields of a form, whatever is filled in. */
export type SectionFormState = Pick<
  ReturnType<typeof useSectionForm<object, unknown, unknown>>,
  'form' | 'message' | 'isSending' | 'submit' | 'startOver' | 'wasKept' | 'isBehind'
>
