import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { PayoutBatch } from '@kinfold/contract/operator/payout-batch/payout-batch'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { dayText, momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { batchLooks, formatWords } from './choices.ts'
import { SinceLastMonth } from './since-last-month.tsx'

export function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const { tone, label } = batchLooks[batch.status]
  return (
    <div className="flex flex-col gap-5">
      <StatusPill tone={tone} className="self-start">
        {label}
      </StatusPill>
      <Facts title="Sum">
        <Fact label="Altogether">
          <Money amount={fromWireMoney(batch.total)} />
        </Fact>
        <Fact label="Withdrawals">{batch.withdrawals}</Fact>
        {batch.paid + batch.failed > 0 ? (
          <Fact label="Settled">
            {batch.paid} paid, {batch.failed} failed
          </Fact>
        ) : null}
        <Fact label="Pay by">{dayText(batch.due_on)}</Fact>
      </Facts>
      <SinceLastMonth
        currency={batch.total.currency}
        month={batch.due_on.slice(0, 7)}
        total={fromWireMoney(batch.total)}
        count={batch.withdrawals}
      />
      <Facts title="Two people">
        <Fact label="Prepared by">
          {batch.prepared_by.name}, {momentText(batch.prepared_at)}
        </Fact>
        <Fact label="Released by">
          {batch.released_by && batch.released_at
            ? `${batch.released_by.name}, ${momentText(batch.released_at)}`
            : 'Nobody yet'}
        </Fact>
      </Facts>
      <Facts title="How it is paid">
        <Fact label="Through">
          {batch.paid_through === 'file' ? 'A file for the bank' : 'The payment provider'}
        </Fact>
        {batch.file_format ? <Fact label="Format">{formatWords[batch.file_format]}</Fact> : null}
        {batch.file_hash ? (
          <Fact label="SHA-256">
            <span className="flex items-start gap-1">
              <span className="figures min-w-0 text-caption break-all">{batch.file_hash}</span>
              <CopyButton text={batch.file_hash} of="hash of the file" className="-my-1.5" />
            </span>
          </Fact>
        ) : null}
      </Facts>
    </div>
  )
}
