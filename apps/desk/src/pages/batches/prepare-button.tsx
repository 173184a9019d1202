import { usePreparePayoutBatch } from '@kinfold/api/operator/payout-batch/prepare-payout-batch'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import type { Currency } from '@kinfold/contract/money/currency'
import { mostInBatch } from '@kinfold/contract/operator/payout-batch/prepare-payout-batch'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { ChosenSum } from './chosen-sum.tsx'
import { type Way, wayBody } from './ways.ts'

type PrepareButtonProps = {
  currency: Currency
  chosen: readonly RequestedWithdrawal[]
  /** How many there are to choose. */
  openCount: number
  way: Way
}

export function PrepareButton({ currency, chosen, openCount, way }: PrepareButtonProps) {
  const { run, isRunning } = usePreparePayoutBatch()
  const [message, setMessage] = useState<string>()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ a: () => button.current?.focus() })
  const prepare = async () => {
    if (chosen.length === 0) return setMessage('Please choose the withdrawals first.')
    if (chosen.length > mostInBatch)
      return setMessage(`A batch has room for ${mostInBatch} withdrawals. Please choose fewer.`)
    setMessage(undefined)
    const withdrawal_ids = chosen.map(({ withdrawal }) => withdrawal.id)
    const outcome = await run({ body: { currency, withdrawal_ids, ...wayBody(way) } })
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    void navigate(pathTo.batch(outcome.data.id))
  }
  return (
    <div className="flex flex-col gap-3">
      <FormMessage>{message}</FormMessage>
      <ChosenSum chosen={chosen} openCount={openCount} />
      <Button
        ref={button}
        fullWidth
        loading={isRunning}
        onClick={prepare}
        trailingIcon={<ButtonKey>a</ButtonKey>}
      >
        Prepare the batch
      </Button>
    </div>
  )
}
