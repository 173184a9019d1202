import { useConfirmFee } from '@kinfold/api/operator/fee/confirm-fee'
import { useDiscardFee } from '@kinfold/api/operator/fee/discard-fee'
import type { FeeProposal } from '@kinfold/contract/operator/fee/fee-proposal'
import type { ManagedFee } from '@kinfold/contract/operator/fee/list-fees'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ProposalCard } from '../../section/proposal-card.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { feeParts, feeTitle } from './fee-words.ts'
import { ProposeFee } from './propose-fee.tsx'

/** A fee as it holds, and either what is proposed instead or the form that proposes it. */
export function OneFee({ fee }: { fee: ManagedFee }) {
  const { has } = useOperator()
  const { set_at, set_by, confirmed_by, proposal } = fee
  return (
    <SectionPanel title={feeTitle(fee)} backTo={paths.fees}>
      <Facts title="As it holds">
        {feeParts(fee).map(([label, said]) => (
          <Fact key={label} label={label}>
            {said}
          </Fact>
        ))}
        <Fact label="Since">{momentText(set_at)}</Fact>
        <Fact label="Set by">
          {set_by
            ? [set_by, confirmed_by].flatMap(each => each?.name ?? []).join(' and ')
            : 'The club began with it'}
        </Fact>
      </Facts>
      {proposal ? <Proposed fee={fee} proposal={proposal} /> : null}
      {!proposal && has('administrator') ? <ProposeFee fee={fee} /> : null}
    </SectionPanel>
  )
}

function Proposed({ fee, proposal }: { fee: ManagedFee; proposal: FeeProposal }) {
  const confirm = useConfirmFee()
  const discard = useDiscardFee()
  const then = new Map(feeParts(proposal))
  return (
    <ProposalCard
      proposal={proposal}
      changes={feeParts(fee).map(([label, from]) => ({ label, from, to: then.get(label) }))}
      label="Confirm"
      confirm={confirm}
      discard={discard}
    />
  )
}
