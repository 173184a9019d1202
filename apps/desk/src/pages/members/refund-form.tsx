import { useRefundPayment } from '@kinfold/api/operator/refund/refund-payment'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberPayment } from '@kinfold/contract/operator/member/member-payment'
import { givenBackNews } from '@kinfold/contract/operator/refund/given-back-news'
import { feeWithRefund } from '@kinfold/contract/payment/fee-with-refund'
import { leftToRefund } from '@kinfold/contract/payment/refund-problem'
import { AmountField } from '@kinfold/ui/amount-field'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { LookFirstBanner } from '../../queue/look-first-banner.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { type Holdings, refundWarnings } from '../../queue/refund-warnings.ts'
import { focusNamed } from './focus-named.ts'

const reasons = [
  { label: 'Paid twice', text: 'You paid it twice.' },
  { label: 'By mistake', text: 'You paid it by mistake.' },
  { label: 'They asked', text: 'You asked us to give it back.' },
]

type RefundFormProps = {
  payment: MemberPayment
  name: string
  holdings: Holdings
  onClose: () => void
}

/** Proposes to give a payment back, whole or in part; its case in the queue is where the second person decides. */
export function RefundForm({ payment, name, holdings, onClose }: RefundFormProps) {
  const { run, isRunning } = useRefundPayment()
  const navigate = useNavigate()
  const paid = {
    amount: fromWireMoney(payment.amount),
    fee: fromWireMoney(payment.fee),
    refunded: fromWireMoney(payment.refunded),
  }
  const left = leftToRefund(paid)
  const { currency } = left
  const [minor, setMinor] = useState<bigint | null>(left.minor)
  const [returnsFee, setReturnsFee] = useState(false)
  const [error, setError] = useState<string>()
  const amount = money(currency, minor ?? 0n)
  const nothing = money(currency, 0n)
  const canReturnFee = paid.fee.minor > 0n && paid.fee.currency === currency
  const fee =
    canReturnFee && returnsFee
      ? feeWithRefund({ ...paid, fee: money(currency, paid.fee.minor) }, amount)
      : nothing
  const way = payment.refund_way
  const proposed = { amount: toWireMoney(amount), way, status: 'proposed' } as const
  const warnings = amount.minor > left.minor ? [] : refundWarnings(proposed, payment, holdings)

  const send = async ({ reason }: { reason: string }) => {
    const wrong = amountProblem(minor, left.minor, formatMoney(left))
    if (wrong) {
      setError(wrong)
      focusNamed('amount')
      return { ok: false }
    }
    const body = {
      reason,
      amount: moneyToWire(amount),
      ...(fee.minor > 0n && { returns_fee: true }),
    }
    const outcome = await run({ params: { id: payment.id }, body })
    if (outcome.ok) navigate(pathTo.refund(outcome.data.id))
    return outcome
  }
  return (
    <ReasonForm
      title={`Why is ${payment.reference} given back?`}
      reasons={reasons}
      told={{
        reader: name,
        newsOf: reason =>
          givenBackNews({
            amount,
            fee,
            toWallet: way === 'wallet',
            reference: payment.reference,
            reason,
          }),
      }}
      effect="Nothing moves, and nobody is told, until another approver confirms it."
      action="Propose it"
      isGrave={false}
      isRunning={isRunning}
      seen={undefined}
      send={send}
      onClose={onClose}
      onSent={onClose}
    >
      <LookFirstBanner warnings={warnings} />
      <AmountField
        name="amount"
        label="What goes back"
        required
        symbol={currencySymbols[currency]}
        value={minor}
        onChange={changed => {
          setMinor(changed)
          setError(undefined)
        }}
        hint={`${formatMoney(left)} is left of it.`}
        error={error}
      />
      {canReturnFee ? (
        <CheckboxField
          className="ps-1.5"
          label={`Its share of the fee of ${formatMoney(paid.fee)} too`}
          value={returnsFee}
          onChange={setReturnsFee}
        />
      ) : null}
    </ReasonForm>
  )
}

function amountProblem(minor: bigint | null, left: bigint, leftText: string): string | undefined {
  if (minor === null || minor === 0n) return 'Please say how much goes back.'
  return minor > left ? `No more than ${leftText} is left of it.` : undefined
}
