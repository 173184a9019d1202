import { useReturnUnmatchedMoney } from '@kinfold/api/operator/unmatched/return-unmatched-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { type CommonReason, ReasonForm } from '../../queue/reason-form.tsx'

const reasons: readonly CommonReason[] = [
  { label: 'No member', text: 'The sender is no member.' },
  { label: 'Asked for', text: 'The sender asked for it back.' },
  { label: 'Unknown', text: 'Nobody could be found who sent it.' },
]

type ReturnFormProps = { money: UnmatchedMoney; onClose: () => void; onReturned: () => void }

export function ReturnForm({ money, onClose, onReturned }: ReturnFormProps) {
  const { run, isRunning } = useReturnUnmatchedMoney()
  const sum = formatMoney(fromWireMoney(money.received))
  return (
    <ReasonForm
      title="Why is it returned?"
      reasons={reasons}
      effect={`${sum} leaves the books today. Please send it ${money.sender_name ? `to ${money.sender_name}` : 'back'} from the club’s bank account. The reason is kept in the log.`}
      action="Return"
      isRunning={isRunning}
      seen={money.state}
      send={body => run({ params: { id: money.id }, body })}
      onClose={onClose}
      onSent={onReturned}
    />
  )
}
