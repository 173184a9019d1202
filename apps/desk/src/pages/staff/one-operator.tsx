import { useConfirmRoles } from '@kinfold/api/operator/staff/confirm-roles'
import { useDiscardRoles } from '@kinfold/api/operator/staff/discard-roles'
import type { Operator } from '@kinfold/contract/operator/staff/operator'
import type { RolesProposal } from '@kinfold/contract/operator/staff/roles-proposal'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { momentAndTimeText, momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ProposalCard } from '../../section/proposal-card.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { ProposeRoles } from './propose-roles.tsx'
import { rolesText } from './role-words.ts'

/** Somebody at the desk: their roles, and what is proposed for them. */
export function OneOperator({ operator }: { operator: Operator }) {
  const { id, name, email, roles, totp_enabled, last_seen_at, proposal } = operator
  const { operator_id } = useOperator()
  const isYou = id === operator_id
  return (
    <SectionPanel title={name} about={isYou ? `${email} · you` : email} backTo={paths.staff}>
      <Facts title="At the desk">
        <Fact label="Roles">{rolesText(roles)}</Fact>
        <Fact label="App for codes">{totp_enabled ? 'Set up' : 'Not set up yet'}</Fact>
        <Fact label="Last seen">{last_seen_at ? momentAndTimeText(last_seen_at) : 'Never'}</Fact>
      </Facts>
      <TextLink asChild className="self-start text-small">
        <Link to={pathTo.logOf({ by: id })}>What {isYou ? 'you' : 'they'} did</Link>
      </TextLink>
      {proposal ? (
        <Proposal proposal={proposal} isYou={isYou} />
      ) : isYou ? (
        <p className="text-small text-pretty text-ink-muted">
          Nobody proposes roles for themselves. Another administrator can propose yours.
        </p>
      ) : (
        <ProposeRoles operator={operator} />
      )}
    </SectionPanel>
  )
}

function Proposal({ proposal, isYou }: { proposal: RolesProposal; isYou: boolean }) {
  const confirm = useConfirmRoles()
  const discard = useDiscardRoles()
  const { roles_before, roles, reason, proposed_by, proposed_at } = proposal
  if (isYou)
    return (
      <Facts title="Proposed for you">
        <Fact label="Then">{rolesText(roles)}</Fact>
        <Fact label="Why">{reason}</Fact>
        <Fact label="By">
          {proposed_by.name}, {momentText(proposed_at)}
        </Fact>
        <Fact label="Waits for">Somebody else; it is about you.</Fact>
      </Facts>
    )
  return (
    <ProposalCard
      proposal={proposal}
      changes={[{ label: 'Roles', from: rolesText(roles_before), to: rolesText(roles) }]}
      label="Confirm"
      isGrave={roles.length === 0}
      confirm={confirm}
      discard={discard}
    />
  )
}
