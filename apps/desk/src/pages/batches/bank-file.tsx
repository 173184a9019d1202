import { usePayoutBatchCsv } from '@kinfold/api/operator/payout-batch/export-payout-batch'
import { FormMessage } from '@kinfold/app/form/form-message'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { Button } from '@kinfold/ui/button'
import Download from 'lucide-react/icons/download'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { saveFile } from './save-file.ts'

/** The file that the bank takes the batch from: the same bytes each time, so that its hash tells whether it is whole. */
export function BankFile({ batch }: { batch: PayoutBatch }) {
  const { run, isRunning } = usePayoutBatchCsv()
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ d: () => button.current?.focus() })
  const save = async () => {
    setMessage(undefined)
    const outcome = await run({ params: { id: batch.id } })
    if (!outcome.ok) return setMessage(outcome.message)
    saveFile(outcome.data, `${batch.reference}.csv`)
  }
  return (
    <>
      <FormMessage>{message}</FormMessage>
      <Button
        ref={button}
        variant="secondary"
        loading={isRunning}
        onClick={save}
        icon={<Download aria-hidden strokeWidth={1.75} />}
        trailingIcon={<ButtonKey>d</ButtonKey>}
      >
        File for the bank
      </Button>
    </>
  )
}
