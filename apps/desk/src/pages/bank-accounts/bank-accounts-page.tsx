import { useBankAccountsToCheck } from '@kinfold/api/operator/bank-account/list-bank-accounts'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { OpenInList } from '../../queue/open-in-list.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { useOperator } from '../../session/use-operator.ts'
import { AccountCase } from './account-case.tsx'
import { checkLooks, statusChoices, statusChoiceWords } from './choices.ts'

const { bankAccounts: path } = paths

/** Members' accounts whose name only they have stated: somebody looks before the first payout. */
export function BankAccountsPage() {
  const { caseId } = useParams()
  const { today } = useOperator()
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'waiting')
  const paging = useQueuePage()
  const read = useBankAccountsToCheck({
    ...chosenFilters({ status }),
    ...paging.query,
  })
  const queue = queueAround(caseId, read, paging, ({ id }) => id)
  const rowText = (one: BankAccountToCheck) => ({
    title: one.member.name,
    aside:
      one.status === 'waiting'
        ? waitedText(daysWaited(one.account.updated_at, today))
        : checkLooks[one.status].label,
    below: `${one.account.bank_name}, ${one.account.currency}`,
  })
  return (
    <QueueAndCase
      queue={queue}
      openId={caseId}
      path={path}
      addressOf={(id, search) => pathTo.inSection(path, id, search)}
      title="Bank accounts"
      of={{ one: 'account', many: 'accounts' }}
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
        isFiltered: status !== 'waiting',
        title: 'All is decided',
        text: 'No account waits for you. Those that members add outside of Nigeria will stand here.',
      }}
    >
      {({ id, backTo, onDecided }) => (
        <OpenInList queue={queue} id={id} what="account" backTo={backTo}>
          {one => <AccountCase key={id} one={one} onDecided={onDecided} />}
        </OpenInList>
      )}
    </QueueAndCase>
  )
}
