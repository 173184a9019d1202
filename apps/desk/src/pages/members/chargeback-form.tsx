import { useRecordChargeback } from '@kinfold/api/operator/chargeback/record-chargeback'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { chargebackOpenedNews } from '@kinfold/contract/operator/chargeback/opened-news'
import { RecordChargebackBody } from '@kinfold/contract/operator/chargeback/record-chargeback'
import type { Payment } from '@kinfold/contract/payment/payment'
import { readValue } from '@kinfold/contract/validation/read-value'
import { AmountField } from '@kinfold/ui/amount-field'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { DateField } from '@kinfold/ui/date-field'
import { TextField } from '@kinfold/ui/text-field'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { focusNamed } from './focus-named.ts'

const reasons = [
  { label: 'Not theirs', text: 'The payer doesn’t know this charge.' },
  { label: 'Fraud', text: 'The card was used by somebody else.' },
  { label: 'Charged twice', text: 'The payer says that they were charged twice.' },
]

type ChargebackFormProps = { payment: Payment; name: string; onClose: () => void }
type Errors = Readonly<Record<string, string>>

/** Records that the payer's bank took a payment back, where its provider didn't tell it. */
export function ChargebackForm({ payment, name, onClose }: ChargebackFormProps) {
  const { run, isRunning } = useRecordChargeback()
  const { today } = useOperator()
  const navigate = useNavigate()
  const came = fromWireMoney(payment.received ?? payment.total)
  const { currency } = came
  const [dispute, setDispute] = useState('')
  const [minor, setMinor] = useState<bigint | null>(came.minor)
  const [feeMinor, setFeeMinor] = useState<bigint | null>(null)
  const [answerBy, setAnswerBy] = useState('')
  const [asksDiffers, setAsksDiffers] = useState(false)
  const [differs, setDiffers] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const amount = money(currency, minor ?? 0n)
  const show = (wrong: Errors) => {
    setErrors(wrong)
    const first = ['dispute', 'amount', 'fee', 'answer_by'].find(each => wrong[each])
    if (first) focusNamed(first)
    return { ok: false }
  }
  const record = async (body: RecordChargebackBody) => {
    const outcome = await run({ params: { id: payment.id }, body })
    if (!outcome.ok && outcome.kind === 'refused' && outcome.fields) return show(outcome.fields)
    if (!outcome.ok && outcome.code === 'amount_differs') setAsksDiffers(true)
    if (outcome.ok) navigate(pathTo.chargeback(outcome.data.id))
    return outcome
  }
  const send = async ({ reason }: { reason: string }) => {
    setErrors({})
    const read = readValue(RecordChargebackBody, {
      dispute,
      reason,
      amount: moneyToWire(amount),
      ...(feeMinor ? { fee: moneyToWire(money(currency, feeMinor)) } : {}),
      ...(answerBy ? { answer_by: answerBy } : {}),
      ...(differs && { differs }),
    })
    if (!read.ok) return show(read.fields)
    if (amount.minor > came.minor)
      return show({ amount: `No more than the ${formatMoney(came)} that came.` })
    return record(read.value)
  }
  return (
    <ReasonForm
      title={`Why was ${payment.reference} taken back?`}
      reasons={reasons}
      told={{
        reader: name,
        newsOf: () => chargebackOpenedNews({ amount, reference: payment.reference }),
      }}
      effect="They owe the club this much from now on. The reason stays at the desk."
      action="Record it"
      isRunning={isRunning}
      seen={undefined}
      send={send}
      onClose={onClose}
      onSent={onClose}
    >
      <TextField
        name="dispute"
        label="The provider’s number of the dispute"
        required
        autoComplete="off"
        maxLength={100}
        value={dispute}
        error={errors.dispute}
        onChange={event => setDispute(event.target.value)}
      />
      <AmountField
        name="amount"
        label="What was taken back"
        required
        symbol={currencySymbols[currency]}
        value={minor}
        onChange={setMinor}
        error={errors.amount}
      />
      <AmountField
        name="fee"
        label="What the provider charges for it"
        symbol={currencySymbols[currency]}
        value={feeMinor}
        onChange={setFeeMinor}
        error={errors.fee}
      />
      <DateField
        name="answer_by"
        label="Last day to answer it"
        value={answerBy}
        onChange={setAnswerBy}
        earliest={today}
        today={today}
        error={errors.answer_by}
      />
      {asksDiffers ? (
        <CheckboxField
          className="ps-1.5"
          label="The bank took more than refunds have left"
          value={differs}
          onChange={setDiffers}
        />
      ) : null}
    </ReasonForm>
  )
}
