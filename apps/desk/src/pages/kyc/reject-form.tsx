import { useRejectKycCase } from '@kinfold/api/operator/kyc/reject-kyc-case'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { kycNews } from '@kinfold/contract/operator/kyc/kyc-news'
import { rejectKycCase } from '@kinfold/contract/operator/kyc/reject-kyc-case'
import { readValue } from '@kinfold/contract/validation/read-value'
import { Button } from '@kinfold/ui/button'
import { Field } from '@kinfold/ui/field'
import { cx } from 'class-variance-authority'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { KeyCap } from '../../keys/key-cap.tsx'
import { rejectReasons } from './reject-reasons.ts'

type RejectFormProps = { about: KycCase; onClose: () => void; onRejected: () => void }

/** A reason from the list or in own words, beside what the member will read of it. */
export function RejectForm({ about, onClose, onRejected }: RejectFormProps) {
  const { run, isRunning } = useRejectKycCase()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const reasons = rejectReasons(about.kind)
  useEffect(() => form.current?.querySelector('button')?.focus(), [])

  const choose = (text: string) => {
    setReason(text)
    setError(undefined)
    words.current?.focus()
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isRunning) return
    const read = readValue(rejectKycCase.body, { reason: reason.trim() })
    if (!read.ok) {
      setError(read.fields.reason)
      return words.current?.focus()
    }
    setMessage(undefined)
    const outcome = await run({ params: { id: about.id }, body: read.value })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    onRejected()
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return void send()
    const chosen = event.target === words.current ? undefined : reasons[Number(event.key) - 1]
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
        <h2 className="text-small font-semibold text-ink">Why is it sent back?</h2>
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
      <Field label="In these words" required error={error}>
        {wiring => (
          <textarea
            {...wiring}
            ref={words}
            name="reason"
            rows={4}
            value={reason}
            onChange={event => {
              setReason(event.target.value)
              setError(undefined)
            }}
            className={cx(
              'w-full rounded-card border bg-field px-4 py-2.5 text-body text-ink pointer-fine:text-small',
              error ? 'border-danger' : 'border-control-border hover:border-ink-muted',
            )}
          />
        )}
      </Field>
      <Preview about={about} reason={reason.trim()} />
      <FormMessage>{message}</FormMessage>
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" variant="danger" className="px-3!" loading={isRunning}>
          Send back
        </Button>
        <Button variant="secondary" className="px-3!" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

/** Word for word what the member gets, by e-mail and among their notifications. */
function Preview({ about, reason }: { about: KycCase; reason: string }) {
  const { title, body } = kycNews(about.kind, reason || '…')
  return (
    <section className="rounded-card border border-line bg-surface-sunken px-4 py-3">
      <h3 className="text-caption text-ink-muted">{about.member.name} will read</h3>
      <p className="mt-1 text-small font-semibold text-ink">{title}</p>
      <p className="mt-0.5 text-small whitespace-pre-line text-ink">{body}</p>
    </section>
  )
}
