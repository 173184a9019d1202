import { useChargebacks } from '@kinfold/api/operator/chargeback/list-chargebacks'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { OpenInList } from '../../queue/open-in-list.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { ChargebackCase } from './chargeback-case.tsx'
import { lookOf, statusChoices, statusChoiceWords } from './choices.ts'
import { payerOf } from './payer-of.ts'

export function ChargebacksPage() {
  const { chargebackId } = useParams()
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'any')
  const paging = useQueuePage()
  const read = useChargebacks({ ...chosenFilters({ status }), ...paging.query })
  const queue = queueAround(chargebackId, read, paging, ({ id }) => id)
  return (
    <QueueAndCase
      queue={queue}
      openId={chargebackId}
      path={paths.chargebacks}
      addressOf={pathTo.chargeback}
      title="Chargebacks"
      of={{ one: 'case', many: 'cases' }}
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
      empty={{
        title: 'No chargeback here',
        text: 'What a payer’s bank takes back stands here, with the last day to answer it.',
      }}
    >
      {({ id, backTo }) => (
        <OpenInList key={id} queue={queue} id={id} what="chargeback" backTo={backTo}>
          {chargeback => <ChargebackCase chargeback={chargeback} />}
        </OpenInList>
      )}
    </QueueAndCase>
  )
}

const rowText = (chargeback: Chargeback) => ({
  title: payerOf(chargeback),
  aside: lookOf(chargeback).label,
  below: `${formatMoney(fromWireMoney(chargeback.amount))} · ${chargeback.dispute}`,
})
