import { usePayoutBatchCsv } from '@kinfold/api/operator/payout-batch/export-payout-batch'
import { FormMessage } from '@kinfold/app/form/form-message'
import {
  isUndonePayout,
  payoutUndone,
} from '@kinfold/contract/operator/payout-batch/export-problem'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import Download from 'lucide-react/icons/download'
import { useId, useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { saveFile } from '../../queue/save-file.ts'
import type { BatchDetail } from './batch-detail.ts'

const asItIs =
  'Hand it to the bank as it is: a spreadsheet that saves it again drops the zeros at the beginning of account numbers.'

const leftOut = (count: number) =>
  count === 1
    ? 'One payout was left out of this file: its member can’t be paid now. Its case among the withdrawals says why.'
    : `${count} payouts were left out of this file: their members can’t be paid now. Their cases among the withdrawals say why.`

/** The file that the bank takes the batch from: the same bytes each time, so that its hash tells whether it is whole. */
export function BankFile({ detail: { batch, withdrawals } }: { detail: BatchDetail }) {
  const about = useId()
  const isUndone = withdrawals.some(({ withdrawal }) => isUndonePayout(withdrawal.status))
  const { run, isRunning } = usePayoutBatchCsv()
  const [message, setMessage] = useState<string>()
  const [hadBefore, setHadBefore] = useState(withdrawals.length)
  const left = hadBefore - withdrawals.length
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ d: () => button.current?.focus() })
  const save = async () => {
    setMessage(undefined)
    setHadBefore(withdrawals.length)
    const outcome = await run({ params: { id: batch.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    saveFile(outcome.data, `${batch.reference}.csv`)
  }
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <div role="status" className="empty:hidden">
        {left > 0 ? <Banner tone="warning">{leftOut(left)}</Banner> : null}
      </div>
      <Button
        ref={button}
        variant="secondary"
        loading={isRunning}
        disabled={isUndone}
        aria-describedby={about}
        onClick={save}
        icon={<Download aria-hidden strokeWidth={1.75} />}
        trailingIcon={<ButtonKey>d</ButtonKey>}
      >
        File for the bank
      </Button>
      <p id={about} className="text-small text-pretty text-ink-muted">
        {isUndone ? payoutUndone : asItIs}
      </p>
    </>
  )
}
