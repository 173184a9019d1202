import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { Button } from '@kinfold/ui/button'
import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { AssignForm } from './assign-form.tsx'
import { stateWords } from './choices.ts'
import { ReturnForm } from './return-form.tsx'

type UnmatchedDecisionProps = {
  money: UnmatchedMoney
  member: MemberSummary | undefined
  onOtherMember: () => void
  onDecided: () => void
}

/** Given to a member or sent back, or what was decided and by whom. */
export function UnmatchedDecision(props: UnmatchedDecisionProps) {
  const { money, member, onOtherMember, onDecided } = props
  const [isReturning, setReturning] = useState(false)
  const returnButton = useRef<HTMLButtonElement>(null)
  const isOpen = money.state === 'open'
  useKeys(isOpen && !member ? { r: () => setReturning(true) } : {})
  const giveUp = () => {
    setReturning(false)
    requestAnimationFrame(() => returnButton.current?.focus())
  }
  if (!isOpen) return <Decided money={money} />
  if (member)
    return (
      <AssignForm money={money} member={member} onClose={onOtherMember} onAssigned={onDecided} />
    )
  if (isReturning) return <ReturnForm money={money} onClose={giveUp} onReturned={onDecided} />
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-muted">
        Choose its member, or return it to where it came from.
      </p>
      <Button
        ref={returnButton}
        variant="secondary"
        onClick={() => setReturning(true)}
        trailingIcon={<ButtonKey>r</ButtonKey>}
      >
        Return it
      </Button>
    </div>
  )
}

function Decided({ money }: { money: UnmatchedMoney }) {
  const { state, assigned_to: owner, payment_id, decided_at, decided_by, reason } = money
  return (
    <div className="flex flex-col gap-2 text-small">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={state === 'assigned' ? 'success' : 'neutral'}>
          {stateWords[state]}
        </StatusPill>
        <span className="text-ink-muted">
          {decided_by ? `by ${decided_by.name}` : ''}
          {decided_at ? ` on ${momentText(decided_at)}` : ''}
        </span>
      </div>
      {owner ? (
        <p className="text-ink [overflow-wrap:anywhere]">
          {payment_id ? 'It paid a transfer of ' : 'It went to the wallet of '}
          {owner.name}.
        </p>
      ) : null}
      {payment_id ? (
        <TextLink asChild>
          <Link to={pathTo.transfer(payment_id, '?status=any')}>See the transfer</Link>
        </TextLink>
      ) : null}
      {reason ? <p className="text-ink">“{reason}”</p> : null}
    </div>
  )
}
