import { useOneUnmatched } from '@kinfold/api/operator/unmatched/get-unmatched-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { EmptyState } from '@kinfold/ui/empty-state'
import { useState } from 'react'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { CasePanes } from '../../queue/case-panes.tsx'
import { likelyName } from '../../queue/likely-name.ts'
import { MemberFinder } from '../../queue/member-finder.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import { senderText } from './sender-text.ts'
import { UnmatchedDecision } from './unmatched-decision.tsx'
import { UnmatchedFacts } from './unmatched-facts.tsx'

/** Whose money it may be, beside what the bank says of it. */
export function UnmatchedCase({ id, backTo, onDecided }: CaseFrame) {
  const read = useOneUnmatched(id)
  return (
    <OpenCase read={read} what="sum" backTo={backTo}>
      {money => <Opened money={money} onDecided={onDecided} />}
    </OpenCase>
  )
}

function Opened({ money, onDecided }: { money: UnmatchedMoney; onDecided: () => void }) {
  const [member, setMember] = useState<MemberSummary>()
  const isOpen = money.state === 'open'
  return (
    <CasePanes
      heading={
        <CaseHeading
          name={senderText(money.sender_name)}
          about={formatMoney(fromWireMoney(money.received))}
        />
      }
      evidence={
        <div className="flex min-h-0 flex-1 flex-col border-t border-line bg-surface-sunken">
          {isOpen ? (
            <MemberFinder
              title="Whose money is it?"
              startWith={money.first_assigned?.to.name ?? likelyName(money.sender_name)}
              chosen={member?.id}
              onChoose={setMember}
            />
          ) : (
            <div className="grid flex-1 place-content-center">
              <EmptyState title="This one is done">What became of it stands beside.</EmptyState>
            </div>
          )}
        </div>
      }
      facts={<UnmatchedFacts money={money} />}
      decision={
        <UnmatchedDecision
          key={member?.id ?? ''}
          money={money}
          member={isOpen ? member : undefined}
          onOtherMember={() => setMember(undefined)}
          onDecided={onDecided}
        />
      }
    />
  )
}
