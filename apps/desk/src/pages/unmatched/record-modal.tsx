import { useRecordUnmatchedMoney } from '@kinfold/api/operator/unmatched/record-unmatched-money'
import { focusFirst } from '@kinfold/app/form/focus-first'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { type Currency, currencies, currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import { RecordUnmatchedMoneyBody } from '@kinfold/contract/operator/unmatched/record-unmatched-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { readValue } from '@kinfold/contract/validation/read-value'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { useOperator } from '../../session/use-operator.ts'

type RecordModalProps = { onClose: () => void; onRecorded: (money: UnmatchedMoney) => void }

type Errors = Readonly<Record<string, string>>

const currencyWords: Readonly<Record<Currency, string>> = { NGN: 'Naira', USD: 'Dollars' }

/** A line of the bank statement that belongs to no announced transfer, recorded by hand. */
export function RecordModal({ onClose, onRecorded }: RecordModalProps) {
  const id = useId()
  const { today } = useOperator()
  const { run, isRunning } = useRecordUnmatchedMoney()
  const [currency, setCurrency] = useState<Currency>('NGN')
  const [minor, setMinor] = useState<bigint | null>(null)
  const [day, setDay] = useState(today)
  const [sender, setSender] = useState('')
  const [reference, setReference] = useState('')
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
    const read = readValue(RecordUnmatchedMoneyBody, {
      currency,
      amount: minor === null ? undefined : moneyToWire(money(currency, minor)),
      received_on: day,
      sender_name: sender,
      bank_reference: reference,
    })
    if (!read.ok) return show(read.fields)
    const oddDay = receivedOnProblem(day, today)
    if (oddDay !== undefined) return show({ received_on: oddDay })
    const outcome = await run({ body: read.value })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onRecorded(outcome.data)
    }
    if (outcome.kind === 'refused' && outcome.fields) return show(outcome.fields)
    setMessage(outcome.message)
  }
  return (
    <Modal
      open
      title="Record money by hand"
      description="A line of the bank statement that nobody announced. Better is the bank’s file: it is read without a slip."
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Not now</Button>
          </ModalClose>
          <Button type="submit" form={id} loading={isRunning}>
            Record it
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        method="dialog"
        onSubmit={record}
        className="flex flex-col gap-4"
      >
        <ChoiceRow
          label="Currency"
          choices={currencies}
          words={currencyWords}
          chosen={currency}
          onChoose={setCurrency}
        />
        <AmountField
          name="amount"
          label="Amount"
          required
          symbol={currencySymbols[currency]}
          value={minor}
          onChange={setMinor}
          error={errors.amount}
        />
        <TextField
          name="sender_name"
          label="Sender"
          required
          autoComplete="off"
          value={sender}
          onChange={event => setSender(event.target.value)}
          error={errors.sender_name}
        />
        <TextField
          name="bank_reference"
          label="Bank’s reference"
          required
          autoComplete="off"
          value={reference}
          onChange={event => setReference(event.target.value)}
          error={errors.bank_reference}
        />
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
        <FormMessage>{message}</FormMessage>
      </form>
    </Modal>
  )
}
