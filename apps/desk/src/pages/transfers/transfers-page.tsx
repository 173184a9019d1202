import { useExpectedTransfer } from '@kinfold/api/operator/transfer/get-expected-transfer'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { statusWords } from './choices.ts'
import { TransferCase } from './transfer-case.tsx'
import { TransferFilters } from './transfer-filters.tsx'
import { useTransferQueue } from './use-transfer-queue.ts'

export function TransfersPage() {
  const { caseId } = useParams()
  const { today } = useOperator()
  const { queue, filters } = useTransferQueue(caseId)
  // Read ahead, so that the next case is there as soon as this one is decided.
  useExpectedTransfer(queue.next)
  const rowText = ({ member, reference, status, submitted_at, ...money }: ExpectedTransfer) => ({
    title: member.name,
    aside:
      status === 'pending_confirmation'
        ? waitedText(daysWaited(submitted_at, today))
        : statusWords[status],
    below: (
      <>
        <ArrivedText {...money} />
        {` · ${reference}`}
      </>
    ),
  })
  return (
    <QueueAndCase
      queue={queue}
      openId={caseId}
      path={paths.transfers}
      addressOf={pathTo.transfer}
      title="Transfers"
      of={{ one: 'transfer', many: 'transfers' }}
      rowText={rowText}
      filters={<TransferFilters {...filters} />}
      empty={{
        isFiltered: !(
          filters.status === 'pending_confirmation' &&
          filters.currency === 'any' &&
          filters.words === ''
        ),
        title: 'All is confirmed',
        text: 'No transfer waits for you. What members say they sent will stand here.',
      }}
    >
      {frame => <TransferCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}

/** What arrived counts; what was announced stands beside it where it is another sum. */
function ArrivedText({ expected, received }: Pick<ExpectedTransfer, 'expected' | 'received'>) {
  const isAnother = received !== null && received.amount !== expected.amount
  return (
    <>
      <span className="font-medium text-ink">
        {formatMoney(fromWireMoney(received ?? expected))}
      </span>
      {isAnother ? ` instead of ${formatMoney(fromWireMoney(expected))}` : ''}
    </>
  )
}
