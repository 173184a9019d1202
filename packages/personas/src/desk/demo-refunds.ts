import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { paymentsIn } from '../answers/payments-of.ts'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import { demoHistory } from '../history/demo-history.ts'
import type { Movement, RefundMovement } from '../history/movement.ts'
import { type OpenPayment, openPayments } from '../payments/open-payments.ts'
import { people } from '../people/people.ts'
import { memberReference, operatorReference } from './person-references.ts'

interface Told {
  readonly movements: readonly Movement[]
  readonly openPayments: readonly OpenPayment[]
}

/** One that Uche proposed this morning, and those that were given in the past; newest first. */
export function refundsIn(calendar: DemoCalendar, told: Told): Refund[] {
  const given = told.movements.flatMap(movement =>
    movement.kind === 'refund' ? [givenOf(movement)] : [],
  )
  return [proposedIn(calendar, told), ...given.reverse()]
}

function proposedIn(calendar: DemoCalendar, told: Told): Refund {
  const paid = paymentsIn(told, people.halima).find(
    ({ gateway, purpose, status }) =>
      gateway === 'wallet' && purpose === 'portfolio' && status === 'succeeded',
  )
  if (paid === undefined) throw new Error('Halima has contributed nothing from her wallet')
  return {
    id: demoId('refund', 'halima', 'proposed'),
    payment_id: paid.id,
    reference: paid.reference,
    member: memberReference('halima'),
    amount: toWireMoney(naira(10_000)),
    fee: toWireMoney(naira(0)),
    returns_fee: false,
    way: 'wallet',
    status: 'proposed',
    reason: 'She had meant to contribute ₦70,000.',
    proposed_by: operatorReference('uche'),
    proposed_at: calendar.of('2026-06-03T08:05:00Z'),
    ...open,
  }
}

const open = {
  decided_by: null,
  decided_at: null,
  settled_at: null,
  bank_reference: null,
  failure_reason: null,
  paid_after_all: false,
}

const givenOf = ({ id, owner, paymentId, reference, amount, at }: RefundMovement): Refund => ({
  id: demoId('refund', id),
  payment_id: paymentId,
  reference,
  member: memberReference(owner),
  amount: toWireMoney(amount),
  fee: toWireMoney(money(amount.currency, 0n)),
  returns_fee: false,
  way: 'hand',
  status: 'paid',
  reason: 'Asked for it back',
  proposed_by: null,
  proposed_at: at,
  ...open,
  settled_at: at,
})

/** What GET /operator/refund answers. */
export const demoRefunds: readonly Refund[] = refundsIn(referenceCalendar, {
  movements: demoHistory.movements,
  openPayments,
})
