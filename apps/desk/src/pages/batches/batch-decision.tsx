import { StatusPill } from '@kinfold/ui/status-pill'
import { momentText } from '../../day/day-text.ts'
import { BankFile } from './bank-file.tsx'
import type { BatchDetail } from './batch-detail.ts'
import { batchLooks } from './choices.ts'
import { Release } from './release.tsx'
import { Settle, type SettleProps } from './settle.tsx'

type BatchDecisionProps = Omit<SettleProps, 'batch'> & { detail: BatchDetail }

/** What comes next for a batch: its release, the file and what the bank made of it, or nothing more. */
export function BatchDecision({ detail, ...settling }: BatchDecisionProps) {
  const { batch } = detail
  if (batch.status === 'prepared') return <Release batch={batch} />
  return (
    <div className="flex flex-col gap-3">
      {batch.file_hash ? <BankFile detail={detail} /> : null}
      {batch.status === 'released' ? (
        <Settle batch={batch} {...settling} />
      ) : (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-muted"
        >
          <StatusPill tone={batchLooks[batch.status].tone}>
            {batchLooks[batch.status].label}
          </StatusPill>
          {batch.settled_at ? `on ${momentText(batch.settled_at)}` : ''}
        </p>
      )}
    </div>
  )
}
