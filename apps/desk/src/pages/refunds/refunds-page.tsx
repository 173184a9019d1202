import { useRefunds } from '@kinfold/api/operator/refund/list-refunds'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { OpenInList } from '../../queue/open-in-list.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { refundLooks, statusChoices, statusChoiceWords } from './choices.ts'
import { RefundCase } from './refund-case.tsx'

export function RefundsPage() {
  const { refundId } = useParams()
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'any')
  const paging = useQueuePage()
  const read = useRefunds({ ...chosenFilters({ status }), ...paging.query })
  const queue = queueAround(refundId, read, paging, ({ id }) => id)
  return (
    <QueueAndCase
      queue={queue}
      openId={refundId}
      path={paths.refunds}
      addressOf={pathTo.refund}
      title="Refunds"
      of={{ one: 'refund', many: 'refunds' }}
      rowText={rowText}
      filters={
        <ChoiceRow
          label="Status"
          choices={statusChoices}
          words={statusChoiceWords}
          chosen={status}
          onChoose={chooseStatus}
        />
      }
      empty={{ title: 'No refund here', text: 'What is given back to members stands here.' }}
    >
      {({ id, backTo }) => (
        <OpenInList key={id} queue={queue} id={id} what="refund" backTo={backTo}>
          {refund => <RefundCase refund={refund} />}
        </OpenInList>
      )}
    </QueueAndCase>
  )
}

const rowText = ({ member, status, amount, reference }: Refund) => ({
  title: member.name,
  aside: refundLooks[status].label,
  below: `${formatMoney(fromWireMoney(amount))} · ${reference}`,
})
