import { useConfirmBankDetails } from '@kinfold/api/operator/bank-details/confirm-bank-details'
import { useDiscardBankDetails } from '@kinfold/api/operator/bank-details/discard-bank-details'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import type {
  BankDetailsProposal,
  ManagedBankDetails,
} from '@kinfold/contract/operator/bank-details/managed-bank-details'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { type RadioCard, RadioCards } from '@kinfold/ui/radio-cards'
import { paths } from '../../address/paths.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ProposalCard } from '../../section/proposal-card.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useOperator } from '../../session/use-operator.ts'
import type { DetailsRow } from './details-row.ts'
import { detailsChanges, detailsParts } from './details-words.ts'
import { ProposeChange } from './propose-change.tsx'
import { ProposeRemoval } from './propose-removal.tsx'

/** An account as members see it, and either what is proposed for it or the forms that propose something. */
export function OneAccount({ row: { details, account, proposal } }: { row: DetailsRow }) {
  const { has } = useOperator()
  return (
    <SectionPanel
      title={details.bank_name}
      about={account ? undefined : 'Members don’t see it yet.'}
      backTo={paths.bankDetails}
    >
      {account ? (
        <Facts title="As members see it">
          {detailsParts(details).map(([label, said]) => (
            <Fact key={label} label={label}>
              {said}
            </Fact>
          ))}
        </Facts>
      ) : null}
      {proposal ? <Proposed proposal={proposal} now={account?.details} /> : null}
      {account && !proposal && has('administrator') ? <Tasks account={account} /> : null}
    </SectionPanel>
  )
}

type ProposedProps = { proposal: BankDetailsProposal; now: ClubBankAccount | undefined }

function Proposed({ proposal, now }: ProposedProps) {
  const confirm = useConfirmBankDetails()
  const discard = useDiscardBankDetails()
  const isRemoval = proposal.kind === 'removal'
  return (
    <ProposalCard
      proposal={proposal}
      changes={
        isRemoval
          ? [{ label: 'Under Bank transfer', from: 'Shown to members', to: 'Not shown any more' }]
          : detailsChanges(now, proposal.details)
      }
      label={isRemoval ? 'Take it off' : 'Confirm'}
      isGrave={isRemoval}
      confirm={confirm}
      discard={discard}
    />
  )
}

const tasks = ['change', 'removal'] as const
const taskCards: RadioCard<(typeof tasks)[number]>[] = [
  { value: 'change', label: 'Change it' },
  { value: 'removal', label: 'Take it off' },
]

function Tasks({ account }: { account: ManagedBankDetails }) {
  const [task, choose] = useAddressChoice('task', tasks, 'change')
  return (
    <>
      <RadioCards label="What to propose" value={task} onChange={choose} cards={taskCards} />
      {task === 'change' ? (
        <ProposeChange account={account} />
      ) : (
        <ProposeRemoval account={account} />
      )}
    </>
  )
}
