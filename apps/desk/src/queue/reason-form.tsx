import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { GivenReason } from '@kinfold/contract/operator/reason'
import { readValue } from '@kinfold/contract/validation/read-value'
import { Button } from '@kinfold/ui/button'
import { cx } from 'class-variance-authority'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { KeyCap } from '../keys/key-cap.tsx'
import type { CallOutcome } from './call-outcome.ts'
import { FormButtons } from './form-buttons.tsx'
import { sayFailure } from './say-failure.ts'
import { type News, WillRead } from './will-read.tsx'
import { WordsField } from './words-field.tsx'

export type CommonReason = { readonly label: string; readonly text: string }

type ReasonFormProps<Seen> = {
  /** What is asked: "Why is it sent back?" */
  title: string
  /** The usual reasons, one press each. */
  reasons: readonly CommonReason[]
  /** Who reads the reason, and what they will read of it; without it nobody outside the desk does. */
  told?: { readonly reader: string; readonly newsOf: (reason: string) => News }
  /** What follows from it besides. */
  effect?: string
  /** On the button. */
  action: string
  /** Something is taken or closed, not given. */
  isGrave?: boolean
  /** What is said besides the reason, above it. */
  children?: ReactNode
  isRunning: boolean
  /** The state that is decided about; undefined where nothing was there before. */
  seen: Seen
  /** Gets it as it was when the form was opened, whatever became of it meanwhile. */
  send: (given: { reason: string; seen: Seen }) => Promise<CallOutcome>
  onClose: () => void
  onSent: () => void
}

/** A reason from the list or in own words, beside what follows from it. */
export function ReasonForm<Seen>(props: ReasonFormProps<Seen>) {
  const { title, reasons, told, effect, action, isRunning, isGrave = true, onClose, onSent } = props
  const [seen] = useState(props.seen)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => form.current?.querySelector('button')?.focus(), [])

  const choose = (text: string) => {
    setReason(text)
    setError(undefined)
    words.current?.focus()
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isRunning) return
    const read = readValue(GivenReason, { reason: reason.trim() })
    if (!read.ok) {
      setError(read.fields.reason)
      return words.current?.focus()
    }
    setMessage(undefined)
    const outcome = await props.send({ reason: read.value.reason, seen })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onSent()
    }
    if (outcome.code === 'already_decided') onClose()
    sayFailure(outcome, setMessage)
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return void send()
    const chosen = isTyping(event.target) ? undefined : reasons[Number(event.key) - 1]
    if (!chosen) return
    event.preventDefault()
    choose(chosen.text)
  }
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={send}
      onKeyDown={listen}
      className="flex flex-col gap-4"
    >
      <div>
        <h2 className="text-small font-semibold text-ink">{title}</h2>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {reasons.map(({ label, text }, at) => (
            <li key={label}>
              <button
                type="button"
                aria-pressed={reason === text}
                onClick={() => choose(text)}
                className={cx(
                  'flex min-h-control-small items-center gap-2 rounded-control border px-3 text-small transition-colors',
                  reason === text
                    ? 'border-primary bg-primary-soft text-on-primary-soft'
                    : 'border-line bg-surface text-ink hover:border-line-strong',
                )}
              >
                <span aria-hidden className="text-ink-muted pointer-coarse:hidden">
                  <KeyCap>{String(at + 1)}</KeyCap>
                </span>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {props.children}
      <WordsField
        label="In these words"
        required
        error={error}
        ref={words}
        name="reason"
        value={reason}
        onChange={typed => {
          setReason(typed)
          setError(undefined)
        }}
      />
      {told ? <WillRead reader={told.reader} news={told.newsOf(reason.trim() || '…')} /> : null}
      {effect ? <p className="text-small text-ink-muted">{effect}</p> : null}
      <FormMessage>{message}</FormMessage>
      <FormButtons>
        <Button
          type="submit"
          variant={isGrave ? 'danger' : 'primary'}
          className="px-3!"
          loading={isRunning}
        >
          {action}
        </Button>
        <Button variant="secondary" className="px-3!" onClick={onClose}>
          Not now
        </Button>
      </FormButtons>
    </form>
  )
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
