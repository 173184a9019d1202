import { useConfirmMonthClosing } from '@kinfold/api/operator/month/confirm-month-closing'
import { useDiscardMonthClosing } from '@kinfold/api/operator/month/discard-month-closing'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { MonthClosing } from '@kinfold/contract/operator/month/month-closing'
import { paths } from '../../address/paths.ts'
import { momentText, monthText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ProposalCard } from '../../room/proposal-card.tsx'
import { RoomPanel } from '../../room/room-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { ProposeClosing } from './propose-closing.tsx'

/** A month: closed by whom, waiting for a second person, or open to be proposed. */
export function OneMonth({ about }: { about: BookMonth }) {
  const { year, month } = about
  const name = monthText(year, month)
  return (
    <RoomPanel title={name} backTo={paths.months}>
      <State about={about} name={name} />
    </RoomPanel>
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
  const confirm = useConfirmMonthClosing()
  const discard = useDiscardMonthClosing()
  return (
    <ProposalCard
      proposal={proposal}
      changes={[{ label: name, from: 'Open', to: 'Closed for good' }]}
      label="Close it"
      confirm={confirm}
      discard={discard}
    />
  )
}
