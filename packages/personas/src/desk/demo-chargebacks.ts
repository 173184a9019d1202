import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import type { ChargebackMovement, Movement } from '../history/movement.ts'
import { memberReference, operatorReference } from './person-references.ts'

/** All are over; newest first. */
export function chargebacksIn(movements: readonly Movement[]): Chargeback[] {
  return movements
    .flatMap(movement => (movement.kind === 'chargeback' ? [chargebackOf(movement)] : []))
    .reverse()
}

function chargebackOf({
  id,
  owner,
  paymentId,
  reference,
  amount,
  at,
}: ChargebackMovement): Chargeback {
  const nothing = toWireMoney(money(amount.currency, 0n))
  return {
    id: demoId('chargeback', id),
    payment_id: paymentId,
    withdrawal_id: null,
    reference,
    member: memberReference(owner),
    dispute: `DSP-${reference.slice(3)}`,
    amount: toWireMoney(amount),
    fee: nothing,
    status: 'lost',
    reason: 'The payer doesn’t know this charge.',
    is_booked: true,
    owed: nothing,
    recovered: toWireMoney(amount),
    answer_by: null,
    opened_at: at,
    decided_at: at,
    first_won_by: null,
    recorded_by: operatorReference('tunde'),
  }
}

/** What GET /operator/chargeback answers. */
export const demoChargebacks: readonly Chargeback[] = chargebacksIn(demoHistory.movements)
