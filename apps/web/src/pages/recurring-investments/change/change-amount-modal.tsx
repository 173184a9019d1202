import { useChangeSubscriptionAmount } from '@kinfold/api/subscription/change-subscription-amount'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { AmountToPay, moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { ChangeModalProps } from './change-modal-props.ts'

export function ChangeAmountModal({ subscription, onClose }: ChangeModalProps) {
  const { id, plan, currency, amount } = subscription
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const { run, isRunning } = useChangeSubscriptionAmount()
  const [minor, setMinor] = useState<bigint | null>(moneyFromWire(currency, amount).minor)
  const [problem, setProblem] = useState<string>()
  const [message, setMessage] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    const [wrong, changed] = AmountToPay.validate(
      minor === null ? undefined : moneyToWire(money(currency, minor)),
    )
    setProblem(wrong?.message)
    if (wrong) return field.current?.focus()
    const outcome = await run({ params: { id }, body: { amount: changed } })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onClose()
    }
    const refused = outcome.kind === 'refused' ? outcome.fields?.amount : undefined
    if (refused) setProblem(refused)
    else setMessage(outcome.message)
  }
  return (
    <Modal
      open
      title="Change the amount"
      description={`To ${planLabel(plan)}, from the next charge on.`}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Keep it</Button>
          </ModalClose>
          <Button type="submit" form={form} loading={isRunning}>
            Save the amount
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="flex flex-col gap-5">
        <AmountField
          ref={field}
          label="Amount"
          required
          size="large"
          symbol={currencySymbols[currency]}
          value={minor}
          onChange={setMinor}
          {...(problem === undefined ? {} : { error: problem })}
        />
        <FormMessage>{message}</FormMessage>
      </form>
    </Modal>
  )
}
