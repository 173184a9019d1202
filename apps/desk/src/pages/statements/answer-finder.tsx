import type { MemberSummary } from '@kinfold/contract/operator/member/member-summary'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { type ReactNode, useState } from 'react'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { likelyName } from '../../queue/likely-name.ts'
import { MemberFinder } from '../../queue/member-finder.tsx'
import { Certain } from './certain.tsx'
import type { FinderProps } from './finder-props.ts'
import { names } from './paid-by-line.ts'
import { Refunds } from './refunds.tsx'
import { ReturnedMoney } from './returned-money.tsx'
import { Settlements } from './settlements.tsx'
import { useFittingRefunds } from './use-fitting-refunds.ts'
import { WaysToGive } from './ways-to-give.tsx'
import { Withdrawals } from './withdrawals.tsx'

const incoming = ['member', 'settlement', 'withdrawal', 'refund', 'unmatched'] as const
const outgoing = ['withdrawal', 'refund', 'returned', 'charge'] as const
type Kind = (typeof incoming)[number] | (typeof outgoing)[number]

/** What of these came in had been paid before. */
const cameBack: Partial<Record<Kind, string>> = {
  withdrawal: 'A withdrawal that came back',
  refund: 'A refund that came back',
}

const kindWords: Readonly<Record<Kind, string>> = {
  member: 'A member’s money',
  settlement: 'A provider’s settlement',
  unmatched: 'Nobody’s, for now',
  withdrawal: 'A withdrawal',
  refund: 'A refund',
  returned: 'Money that went back',
  charge: 'A charge of the bank',
}

/** What a line may be, by what there is of it in the books. */
export function AnswerFinder(props: FinderProps) {
  const { line, onAnswer } = props
  const goesOut = line.amount.amount < 0
  const { fitting } = useFittingRefunds(line)
  const namesRefund = fitting.some(({ reference }) => names(line, reference))
  // What is booked as unmatched money is that already.
  const choices: readonly Kind[] = goesOut
    ? outgoing
    : incoming.filter(each => each !== 'unmatched' || line.state === 'open')
  const [chosen, setChosen] = useState<Kind>()
  const kind = chosen ?? firstKind(line, namesRefund)
  const choose = (next: Kind) => {
    setChosen(next)
    onAnswer(undefined)
  }
  const answer: FinderProps['onAnswer'] = said => {
    setChosen(kind)
    onAnswer(said)
  }
  return (
    <>
      <div className="p-4 pb-0 lg:px-5">
        <ChoiceRow
          label="What it is"
          choices={choices}
          words={goesOut ? kindWords : { ...kindWords, ...cameBack }}
          chosen={kind}
          onChoose={choose}
        />
      </div>
      {finders[kind]({ ...props, onAnswer: answer })}
    </>
  )
}

/** What it was found to be, or names, is looked at first. */
function firstKind({ amount, suggested }: StatementLine, namesRefund: boolean): Kind {
  const goesOut = amount.amount < 0
  if (suggested?.withdrawal_id) return 'withdrawal'
  if (suggested?.settlement_id && !goesOut) return 'settlement'
  if (suggested?.unmatched_id && goesOut) return 'returned'
  if (suggested === null && namesRefund) return 'refund'
  return goesOut ? 'charge' : 'member'
}

const finders: Readonly<Record<Kind, (props: FinderProps) => ReactNode>> = {
  member: props => <OfAMember {...props} />,
  settlement: props => <Settlements {...props} />,
  unmatched: props => (
    <Certain {...props} says={{ body: { to: 'unmatched' }, words: 'money that nobody announced' }}>
      It is booked, and waits among the unmatched money for its member.
    </Certain>
  ),
  withdrawal: props => <Withdrawals {...props} />,
  refund: props => <Refunds {...props} />,
  returned: props => <ReturnedMoney {...props} />,
  charge: props => (
    <Certain {...props} says={{ body: { to: 'charge' }, words: 'a charge of the bank' }}>
      The bank took it for itself, such as for a text message. It goes to the club’s costs.
    </Certain>
  ),
}

function OfAMember(props: FinderProps) {
  const { line, onAnswer } = props
  const [member, setMember] = useState<MemberSummary>()
  const choose = (chosen: MemberSummary) => {
    setMember(chosen)
    onAnswer(undefined)
  }
  return (
    <>
      <div className="flex shrink-0 flex-col">
        <MemberFinder
          title="Whose money is it?"
          startWith={line.suggested?.member?.email ?? likelyName(line.sender_name || line.text)}
          chosen={member?.id}
          onChoose={choose}
        />
      </div>
      {member ? <WaysToGive key={member.id} member={member} {...props} /> : null}
    </>
  )
}
