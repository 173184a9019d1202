import { useConfirmMonthClosing } from '@kinfold/api/operator/month/confirm-month-closing'
import { useDiscardMonthClosing } from '@kinfold/api/operator/month/discard-month-closing'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { paths } from '../../address/paths.ts'
import { momentText, monthText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { AskFirst } from '../../section/ask-first.tsx'
import { ProposalCard } from '../../section/proposal-card.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useAskFirst } from '../../section/use-ask-first.ts'
import { useOperator } from '../../session/use-operator.ts'
import { isClosedWith } from './look-of.ts'
import { MonthChecklist } from './month-checklist.tsx'
import { MonthFiles } from './month-files.tsx'
import { ProposeClosing } from './propose-closing.tsx'

type OneMonthProps = {
  about: BookMonth
  /** The one to go on with. */
  next: BookMonth | undefined
}

/** A month: closed by whom, waiting for a second person, or open to be proposed. */
export function OneMonth({ about, next }: OneMonthProps) {
  const { year, month } = about
  const name = monthText(year, month)
  return (
    <SectionPanel title={name} backTo={paths.months}>
      {about.still_open && !about.obstacle ? (
        <MonthChecklist about={about} open={about.still_open} />
      ) : null}
      {isClosedWith(about, next) ? (
        <p className="text-small text-pretty text-ink">
          {monthText(next.year, next.month)} waits to be confirmed. Once it is closed, {name} is
          closed with it.
        </p>
      ) : null}
      <State about={about} name={name} />
      <MonthFiles about={about} />
    </SectionPanel>
  )
}

function State({ about, name }: { about: BookMonth; name: string }) {
  const { has } = useOperator()
  const { closed, proposal, obstacle, year, month } = about
  if (closed)
    return (
      <Facts title="Closed for good">
        <Fact label="On">{momentText(closed.at)}</Fact>
        <Fact label="Proposed by">{closed.proposed_by.name}</Fact>
        <Fact label="Confirmed by">{closed.confirmed_by.name}</Fact>
      </Facts>
    )
  if (proposal) return <Closing proposal={proposal} name={name} />
  if (obstacle)
    return <p className="text-small text-ink-muted">{closingSentences.obstacles[obstacle]}</p>
  if (has('administrator')) return <ProposeClosing about={{ year, month }} name={name} />
  return <p className="text-small text-ink-muted">Open. Two administrators close it.</p>
}

function Closing({ proposal, name }: { proposal: MonthClosing; name: string }) {
  const { run } = useConfirmMonthClosing()
  const discard = useDiscardMonthClosing()
  const { ask, body, ...asked } = useAskFirst(run)
  return (
    <>
      <ProposalCard
        proposal={proposal}
        changes={[{ label: name, from: 'Open', to: 'Closed for good' }]}
        label="Close it"
        confirm={{ run: ask, isRunning: asked.isSending }}
        discard={discard}
      />
      {body ? (
        <AskFirst
          title={`Close ${name} for good?`}
          text="Nothing dated in it or before can be booked any more, and it is never opened again."
          yes="Close it for good"
          isGrave
          {...asked}
        />
      ) : null}
    </>
  )
}
