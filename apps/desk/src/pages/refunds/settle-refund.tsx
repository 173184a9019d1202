import { useSettleRefund } from '@kinfold/api/operator/refund/settle-refund'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import {
  type RefundOutcome,
  SettleRefundBody,
} from '@kinfold/contract/operator/refund/settle-refund'
import { settlingProblem } from '@kinfold/contract/operator/refund/settling-problem'
import { readValue } from '@kinfold/contract/validation/read-value'
import { Button } from '@kinfold/ui/button'
import { TextField } from '@kinfold/ui/text-field'
import { useRef, useState } from 'react'
import { sayFailure } from '../../queue/say-failure.ts'

/** What the club's own bank made of a refund, with its reference or its reason. */
export function SettleRefund({ refund }: { refund: Refund }) {
  const { run, isRunning } = useSettleRefund()
  const [seen, setSeen] = useState(refund.status)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isPaid = settlingProblem(refund, 'paid') !== undefined
  const settle = async (outcome: RefundOutcome) => {
    setMessage(undefined)
    const read = readValue(SettleRefundBody, { seen, outcome, note })
    if (!read.ok) {
      setError(read.fields.note)
      return field.current?.focus()
    }
    const told = await run({ params: { id: refund.id }, body: read.value })
    if (!told.ok) return sayFailure(told, setMessage)
    setNote('')
    setSeen(told.data.status)
    void showToast('success', told.message)
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        label={isPaid ? 'Why it came back' : 'The bank’s reference, or why it came back'}
        hint="The member reads why it came back."
        required
        autoComplete="off"
        maxLength={100}
        value={note}
        error={error}
        onChange={event => {
          setNote(event.target.value)
          setError(undefined)
        }}
      />
      <FormMessage>{message}</FormMessage>
      <div className={isPaid ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {isPaid ? null : (
          <Button className="px-3!" loading={isRunning} onClick={() => settle('paid')}>
            It was paid
          </Button>
        )}
        <Button
          variant="secondary"
          className="px-3!"
          loading={isRunning}
          onClick={() => settle('failed')}
        >
          It came back
        </Button>
      </div>
    </div>
  )
}
