import { useRecordSettlement } from '@kinfold/api/operator/settlement/record-settlement'
import { focusFirst } from '@kinfold/app/form/focus-first'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { RecordSettlementBody } from '@kinfold/contract/operator/settlement/record-settlement'
import { settledGateways } from '@kinfold/contract/operator/settlement/settlement'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { readValue } from '@kinfold/contract/validation/read-value'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { TextField } from '@kinfold/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { dayText } from '../../day/day-text.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'

const gatewayWords = {
  card: 'Cards',
  transfer: 'Transfers',
  card_us: 'International cards',
} as const

type Errors = Readonly<Record<string, string>>

/** A provider's payout that nobody has recorded yet: the line says how much and when, the provider's notice the rest. */
export function RecordSettlement({ line }: { line: StatementLine }) {
  const { run, isRunning } = useRecordSettlement()
  const paidOut = fromWireMoney(line.amount)
  const { currency } = paidOut
  const [gateway, setGateway] = useState<(typeof settledGateways)[number]>('card')
  const [reference, setReference] = useState(line.reference ?? '')
  const [chargeMinor, setChargeMinor] = useState<bigint | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const show = (wrong: Errors) => {
    setErrors(wrong)
    if (form.current) focusFirst(form.current, wrong)
  }
  const record = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setErrors({})
    setMessage(undefined)
    const read = readValue(RecordSettlementBody, {
      gateway,
      currency,
      paid_out: line.amount.amount,
      ...(chargeMinor ? { charge: moneyToWire(money(currency, chargeMinor)) } : {}),
      received_on: line.booked_on,
      reference,
      line_id: line.id,
    })
    if (!read.ok) return show(read.fields)
    const outcome = await run({ body: read.value })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return
    }
    if (outcome.kind === 'refused' && outcome.fields) return show(outcome.fields)
    setMessage(outcome.message)
  }
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      onSubmit={record}
      className="flex max-w-prose flex-col gap-4 border-t border-line p-4 lg:px-5"
    >
      <div>
        <h2 className="text-small font-semibold text-ink">Record it from this line</h2>
        <p className="mt-0.5 text-small text-pretty text-ink-muted">
          {formatMoney(paidOut)} that a provider paid out, on the club’s account since{' '}
          {dayText(line.booked_on)}. What it kept for itself is on its notice.
        </p>
      </div>
      <ChoiceRow
        label="What the provider took it for"
        choices={settledGateways}
        words={gatewayWords}
        chosen={gateway}
        onChoose={setGateway}
      />
      <TextField
        name="reference"
        label="The provider’s reference"
        required
        autoComplete="off"
        maxLength={100}
        value={reference}
        onChange={event => setReference(event.target.value)}
        error={errors.reference}
      />
      <AmountField
        name="charge"
        label="What it kept for itself"
        symbol={currencySymbols[currency]}
        value={chargeMinor}
        onChange={setChargeMinor}
        error={errors.charge}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" variant="secondary" className="self-start" loading={isRunning}>
        Record the settlement
      </Button>
    </form>
  )
}
