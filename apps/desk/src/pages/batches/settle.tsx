import { useSettlePayoutBatch } from '@kinfold/api/operator/payout-batch/settle-payout-batch'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { ChosenSum } from './chosen-sum.tsx'
import { FailForm } from './fail-form.tsx'

export type SettleProps = {
  batch: PayoutBatch
  /** How many wait to be told of. */
  openCount: number
  chosen: readonly RequestedWithdrawal[]
}

const chooseFirst = 'Please choose the withdrawals first.'

/** What the bank made of the chosen ones: paid, or failed for a reason. The others can follow another day. */
export function Settle({ batch, openCount, chosen }: SettleProps) {
  const { run, isRunning } = useSettlePayoutBatch()
  const [isFailing, setFailing] = useState(false)
  const [message, setMessage] = useState<string>()
  const paidButton = useRef<HTMLButtonElement>(null)
  const failedButton = useRef<HTMLButtonElement>(null)
  const fail = () => {
    setMessage(chosen.length === 0 ? chooseFirst : undefined)
    setFailing(chosen.length > 0)
  }
  useKeys({ a: () => paidButton.current?.focus(), r: fail })
  const isByProvider = batch.paid_through === 'provider'
  if (openCount === 0)
    return (
      <p className="text-small text-pretty text-ink-muted">
        The provider tells what became of each withdrawal; nothing is to be done by hand.
      </p>
    )
  const closeReason = () => {
    setFailing(false)
    requestAnimationFrame(() => failedButton.current?.focus())
  }
  if (isFailing && chosen.length > 0)
    return <FailForm batch={batch} chosen={chosen} onClose={closeReason} onSent={closeReason} />
  const pay = async () => {
    if (chosen.length === 0) return setMessage(chooseFirst)
    setMessage(undefined)
    const outcomes = chosen.map(
      ({ withdrawal }) => ({ withdrawal_id: withdrawal.id, outcome: 'paid' }) as const,
    )
    const outcome = await run({ params: { id: batch.id }, body: { seen: batch.status, outcomes } })
    if (!outcome.ok) return sayFailure(outcome, setMessage)
    void showToast('success', outcome.message)
  }
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <ChosenSum chosen={chosen} openCount={openCount} />
      <div className={isByProvider ? 'grid' : 'grid grid-cols-2 gap-3'}>
        {isByProvider ? null : (
          <Button
            ref={paidButton}
            className="px-3!"
            loading={isRunning}
            onClick={pay}
            trailingIcon={<ButtonKey>a</ButtonKey>}
          >
            Paid
          </Button>
        )}
        <Button
          ref={failedButton}
          variant="secondary"
          className="px-3!"
          onClick={fail}
          trailingIcon={<ButtonKey>r</ButtonKey>}
        >
          Failed
        </Button>
      </div>
    </>
  )
}
