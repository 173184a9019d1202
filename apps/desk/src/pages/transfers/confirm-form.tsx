import { useLookalikes } from '@kinfold/api/operator/lookalike/list-lookalikes'
import { useConfirmTransfer } from '@kinfold/api/operator/transfer/confirm-transfer'
import { focusFirst } from '@kinfold/app/form/focus-first'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { previewConfirmation } from '@kinfold/contract/operator/transfer/preview-confirmation'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { DateField } from '@kinfold/ui/date-field'
import { TextField } from '@kinfold/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { DifferenceTick } from '../../queue/difference-tick.tsx'
import { FormButtons } from '../../queue/form-buttons.tsx'
import { Lookalikes } from '../../queue/lookalikes.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { SurplusChoice } from '../../queue/surplus-choice.tsx'
import { WillRead } from '../../queue/will-read.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { effectText } from './effect-text.ts'
import { judgeConfirmation } from './judge-confirmation.ts'

type ConfirmFormProps = {
  detail: TransferDetail
  onClose: () => void
  onConfirmed: () => void
}

type Errors = Readonly<Record<string, string>>

/** What the bank statement says of it: in full, short or over. */
export function ConfirmForm({ detail, onClose, onConfirmed }: ConfirmFormProps) {
  const { transfer } = detail
  const { today } = useOperator()
  const { run, isRunning } = useConfirmTransfer()
  const expected = fromWireMoney(transfer.expected)
  const { currency } = expected
  const [seen] = useState(transfer.status)
  const [reference, setReference] = useState('')
  const [minor, setMinor] = useState<bigint | null>(expected.minor)
  const [day, setDay] = useState(today)
  const [differs, setDiffers] = useState(false)
  const [divides, setDivides] = useState(false)
  const [looked, setLooked] = useState('')
  const [shares, setShares] = useState(false)
  const taken = useTaken(looked, transfer.payment_id)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const tick = useRef<HTMLButtonElement>(null)
  const sharesTick = useRef<HTMLButtonElement>(null)
  const referenceField = useRef<HTMLInputElement>(null)
  useEffect(() => referenceField.current?.focus(), [])

  const received = minor === null || minor === 0n ? undefined : money(currency, minor)
  const isAnother = received !== undefined && received.minor !== expected.minor
  const preview = received && day ? previewConfirmation(detail, received, day, divides) : undefined

  const show = (wrong: Errors) => {
    setErrors(wrong)
    if (wrong.shares) sharesTick.current?.focus()
    else if (wrong.differs) tick.current?.focus()
    else if (form.current) focusFirst(form.current, wrong)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    setErrors({})
    setLooked(reference.trim())
    const isTaken = looked === reference.trim() && taken.length > 0
    const judged = judgeConfirmation(
      { received, day, reference, differs, divides, ...(isTaken && { shares }) },
      { expected, today, seen },
    )
    if (!judged.ok) return show(judged.errors)
    const outcome = await run({
      params: { id: transfer.payment_id },
      body: judged.body,
    })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onConfirmed()
    }
    if (outcome.kind === 'refused' && outcome.fields) return show(outcome.fields)
    if (outcome.code === 'already_decided') onClose()
    sayFailure(outcome, setMessage)
  }
  const take = (given: string) => {
    setReference(given)
    referenceField.current?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={confirm}
      onKeyDown={event => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      className="flex flex-col gap-3.5"
    >
      <h2 className="text-small font-semibold text-ink">As the bank statement has it</h2>
      <TextField
        ref={referenceField}
        name="bank_reference"
        label="Bank’s reference"
        required
        autoComplete="off"
        value={reference}
        onChange={event => {
          setReference(event.target.value)
          setShares(false)
        }}
        onBlur={() => setLooked(reference.trim())}
        error={errors.bank_reference}
        hint={
          transfer.bank_reference && reference === '' ? (
            <button
              type="button"
              className="text-start text-primary underline"
              onClick={() => take(transfer.bank_reference ?? '')}
            >
              It is {transfer.bank_reference}, as the member says
            </button>
          ) : undefined
        }
      />
      {taken.length > 0 ? (
        <>
          <Lookalikes
            title="This bank’s reference was seen before"
            text="Other money came under it."
            items={taken}
          />
          <CheckboxField
            ref={sharesTick}
            className="ps-1.5"
            required
            label="It is other money with the same reference"
            value={shares}
            onChange={setShares}
            error={errors.shares}
          />
        </>
      ) : null}
      <AmountField
        name="received_amount"
        label="Amount that arrived"
        required
        symbol={currencySymbols[currency]}
        value={minor}
        onChange={changed => {
          setMinor(changed)
          setDiffers(false)
        }}
        error={errors.received_amount}
      />
      {isAnother ? (
        <DifferenceTick
          ref={tick}
          expected={expected}
          received={received}
          ticked={differs}
          onTick={setDiffers}
          error={errors.differs}
        />
      ) : null}
      {received && day ? (
        <SurplusChoice
          detail={detail}
          received={received}
          receivedOn={day}
          divides={divides}
          onChange={setDivides}
        />
      ) : null}
      <DateField
        name="received_on"
        label="Arrived on"
        required
        value={day}
        onChange={setDay}
        latest={today}
        today={today}
        error={errors.received_on}
      />
      {preview ? (
        <>
          <p role="status" className="text-small font-medium text-ink">
            {effectText(detail, preview.placement)}
          </p>
          <WillRead reader={transfer.member.name} news={preview.news} />
        </>
      ) : null}
      <FormMessage>{message}</FormMessage>
      <FormButtons>
        <Button type="submit" className="px-3!" loading={isRunning}>
          {confirmText(received?.minor, expected.minor)}
        </Button>
        <Button variant="secondary" className="px-3!" onClick={onClose}>
          Not now
        </Button>
      </FormButtons>
    </form>
  )
}

/** Other money that came under a bank's reference. */
function useTaken(reference: string, paymentId: string): readonly Lookalike[] {
  const { data } = useLookalikes(reference)
  return (data?.items ?? []).filter(
    ({ payment_id, received_on }) => received_on !== null && payment_id !== paymentId,
  )
}

function confirmText(received: bigint | undefined, expected: bigint): string {
  if (received === undefined || received === expected) return 'Confirm in full'
  return received < expected ? 'Confirm short' : 'Confirm over'
}
