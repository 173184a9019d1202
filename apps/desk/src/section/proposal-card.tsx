import type { OperatorRole } from '@kinfold/contract/access'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { ProposalStatus } from '@kinfold/contract/operator/proposal'
import { StatusPill } from '@kinfold/ui/status-pill'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { momentText } from '../day/day-text.ts'
import type { CallOutcome } from '../queue/call-outcome.ts'
import { SecondPerson } from '../queue/second-person.tsx'
import { useOperator } from '../session/use-operator.ts'

/** One thing that would be otherwise; without `from` it is new, without `to` it is gone. */
export type Change = {
  readonly label: string
  readonly from?: string | undefined
  readonly to?: string | undefined
}

type Decide<Id extends string> = {
  readonly run: (input: {
    params: { id: Id }
    body: { seen: ProposalStatus }
  }) => Promise<CallOutcome>
  readonly isRunning: boolean
}

type ProposalCardProps<Id extends string> = {
  proposal: {
    readonly id: Id
    readonly reason: string
    readonly status: ProposalStatus
    readonly proposed_at: string
    /** Null for what nobody at the desk proposed. */
    readonly proposed_by: OperatorReference | null
  }
  /** In nobody's stead: "The feed". */
  author?: string
  changes: readonly Change[]
  /** On the button: "Confirm", "Close May 2026 for good". */
  label: string
  isGrave?: boolean
  role?: OperatorRole
  confirm: Decide<Id>
  discard: Decide<Id>
}

/** What waits for a second person: who wants what changed and why, and either their word or why it can't be one's own. */
export function ProposalCard<Id extends string>(props: ProposalCardProps<Id>) {
  const { proposal, author = 'Nobody', changes, label, isGrave = false, confirm, discard } = props
  const { role = 'administrator' } = props
  const { operator_id, has } = useOperator()
  const isOwn = proposal.proposed_by?.id === operator_id
  const input = { params: { id: proposal.id }, body: { seen: proposal.status } }
  return (
    <section
      aria-label="What is proposed"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface-sunken p-4"
    >
      <StatusPill tone="warning" className="self-start">
        Waits for a second person
      </StatusPill>
      <dl className="flex flex-col gap-2.5 text-small empty:hidden">
        {changes
          .filter(({ from, to }) => from !== to)
          .map(change => (
            <ChangeLine key={change.label} {...change} />
          ))}
      </dl>
      <div className="text-small">
        <p className="text-ink [overflow-wrap:anywhere] whitespace-pre-line">“{proposal.reason}”</p>
        <p className="mt-1 text-caption text-ink-muted">
          {proposal.proposed_by?.name ?? author}, {momentText(proposal.proposed_at)}
        </p>
      </div>
      <SecondPerson
        label={label}
        isGrave={isGrave}
        approve={
          isOwn || !has(role)
            ? undefined
            : { run: () => confirm.run(input), isRunning: confirm.isRunning }
        }
        whyNot={
          isOwn
            ? `You proposed this, so another ${role} confirms it.`
            : `An ${role} who didn’t propose it confirms it.`
        }
        discard={
          has(role) ? { run: () => discard.run(input), isRunning: discard.isRunning } : undefined
        }
      />
    </section>
  )
}

function ChangeLine({ label, from, to }: Change) {
  return (
    <div>
      <dt className="text-caption text-ink-muted">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-medium text-ink [overflow-wrap:anywhere]">
        {from === undefined ? null : (
          <del className="font-normal text-ink-muted">
            <span className="sr-only">Now </span>
            {from}
          </del>
        )}
        {from === undefined || to === undefined ? null : (
          <ArrowRight aria-hidden size={14} className="shrink-0 self-center text-ink-subtle" />
        )}
        {to === undefined ? null : (
          <ins className="no-underline">
            <span className="sr-only">Then </span>
            {to}
          </ins>
        )}
      </dd>
    </div>
  )
}
