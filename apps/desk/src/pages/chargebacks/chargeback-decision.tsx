import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import {
  endingProblem,
  recoveryProblem,
} from '@kinfold/contract/operator/chargeback/chargeback-problem'
import { useOperator } from '../../session/use-operator.ts'
import { HowItEnded } from './how-it-ended.tsx'
import { Recover } from './recover.tsx'

/** How it ended, where the provider doesn't say; and taking what is owed for a lost one. */
export function ChargebackDecision({ chargeback }: { chargeback: Chargeback }) {
  const { operator_id } = useOperator()
  const { status, is_booked: isBooked, recorded_by, first_won_by: first, owed } = chargeback
  const recorded = { status, isBooked, isByHand: recorded_by !== null }
  const isFirst = first?.id === operator_id
  const outcomes = (['won', 'lost'] as const).filter(
    outcome => endingProblem(recorded, outcome) === undefined && !(isFirst && outcome === 'won'),
  )
  const stillOwed = moneyFromWire(owed.currency, owed.amount)
  const canRecover =
    stillOwed.minor > 0n &&
    recoveryProblem({ status, isBooked, owed: stillOwed }, stillOwed) === undefined
  if (outcomes.length === 0 && !canRecover && first === null)
    return (
      <p className="text-small text-ink-muted">
        {status === 'open' && isBooked
          ? 'Its provider says how it ends.'
          : 'Nothing is left to do here.'}
      </p>
    )
  return (
    <div className="flex flex-col gap-3">
      {canRecover ? <Recover chargeback={chargeback} owed={stillOwed} /> : null}
      {first === null ? null : (
        <p className="text-small text-ink">
          {isFirst ? 'You have' : `${first.name} has`} said that it was won. For this amount it
          takes another approver as well.
        </p>
      )}
      {outcomes.length > 0 ? <HowItEnded chargeback={chargeback} outcomes={outcomes} /> : null}
    </div>
  )
}
