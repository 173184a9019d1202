import { usePayoutBatch } from '@kinfold/api/operator/payout-batch/get-payout-batch'
import type { RequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/requested-withdrawal'
import { EntriesAbout } from '../../queue/entries-about.tsx'

type WhoSaidSoProps = { requested: RequestedWithdrawal }

/** Who said that a withdrawal wasn't paid, or came back: an operator, as the log has it, or its provider. */
export function WhoSaidSo({ requested: { withdrawal, batch_id } }: WhoSaidSoProps) {
  if (withdrawal.status === 'returned')
    return <EntriesAbout id={withdrawal.id} action="withdrawal.returned" />
  if (withdrawal.status !== 'failed' || batch_id === null) return null
  return <OfItsBatch id={batch_id} />
}

function OfItsBatch({ id }: { id: string }) {
  const isByProvider = usePayoutBatch(id).data?.batch.paid_through === 'provider'
  return (
    <EntriesAbout
      id={id}
      action="payout_batch.settled"
      none={isByProvider ? 'Its payment provider said so.' : undefined}
    />
  )
}
