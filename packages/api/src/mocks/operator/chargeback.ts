import { money } from '@kinfold/contract/money/money'
import { addMoney, subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import {
  endingProblem,
  moreThanIsLeft,
  recordingProblem,
  recoveryProblem,
} from '@kinfold/contract/operator/chargeback/chargeback-problem'
import { decideChargeback } from '@kinfold/contract/operator/chargeback/decide-chargeback'
import { listChargebacks } from '@kinfold/contract/operator/chargeback/list-chargebacks'
import { recordChargeback } from '@kinfold/contract/operator/chargeback/record-chargeback'
import { recoverChargeback } from '@kinfold/contract/operator/chargeback/recover-chargeback'
import { takePage } from '@kinfold/contract/paging/take-page'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { demoId } from '@kinfold/personas/demo-id'
import { demoChargebacks } from '@kinfold/personas/desk/demo-chargebacks'
import { memberReference } from '@kinfold/personas/desk/person-references'
import { people } from '@kinfold/personas/people/people'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

const sentences = {
  conflict: 'Nothing is booked for it: it names no payment.',
  already_decided: 'It is not lost, so the money may still come back.',
  refund_exceeds_payment: 'This is more than is still owed.',
} as const

const isKnown = 'A dispute of this amount is written down for this payment already.'
const endsByItself = 'Its provider says how this one ends.'

export const operatorChargebackMocks = {
  listChargebacks: mock(listChargebacks, {
    ok: ({ query }) =>
      takePage(
        demoChargebacks.filter(
          ({ status, payment_id }) =>
            (query.status === undefined || status === query.status) &&
            (query.payment_id === undefined || payment_id === query.payment_id),
        ),
        query,
      ),
    empty: emptyPage,
  }),
  recordChargeback: mock(recordChargeback, {
    ok: call => {
      const { params, body } = call
      const owner = Object.values(people).find(person =>
        paymentsOf(person).some(({ id }) => id === params.id),
      )
      if (owner === undefined) return new Refusal('not_found')
      const { id, reference, gateway, status, received, total, refunded } = found(
        paymentsOf(owner),
        params.id,
      )
      const came = fromWireMoney(received ?? total)
      const amount = body.amount === undefined ? came : moneyFromWire(came.currency, body.amount)
      const standing = demoChargebacks
        .filter(of => of.payment_id === id && of.is_booked && of.status !== 'won')
        .map(of => fromWireMoney(of.amount))
      const givenBack = money(came.currency, fromWireMoney(refunded).minor)
      const problem = recordingProblem(
        { gateway, status, received: came, refunded: givenBack },
        { amount, differs: body.differs === true },
        standing,
      )
      const sentence = problem === 'conflict' ? isKnown : moreThanIsLeft(givenBack)
      const isSaid = problem === 'conflict' || problem === 'amount_differs'
      refuseFor(problem, isSaid ? { sentence } : {})
      const nothing = money(came.currency, 0n)
      const fee = body.fee === undefined ? nothing : moneyFromWire(came.currency, body.fee)
      const { decided_at: opened_at, decided_by: recorded_by } = decidedBy(call)
      return {
        id: demoId('chargeback', body.dispute),
        payment_id: id,
        withdrawal_id: null,
        reference,
        member: memberReference(owner.key),
        dispute: body.dispute,
        amount: toWireMoney(amount),
        fee: toWireMoney(fee),
        status: 'open',
        reason: body.reason,
        is_booked: true,
        owed: toWireMoney(amount),
        recovered: toWireMoney(nothing),
        answer_by: body.answer_by === undefined ? null : `${body.answer_by}T11:00:00.000Z`,
        opened_at,
        decided_at: null,
        first_won_by: null,
        recorded_by,
      }
    },
  }),
  decideChargeback: mock(decideChargeback, {
    ok: call => {
      const one = found(demoChargebacks, call.params.id)
      const { outcome } = call.body
      const { status, is_booked: isBooked } = one
      const problem = endingProblem(
        { status, isBooked, isByHand: one.recorded_by !== null },
        outcome,
      )
      refuseFor(problem, problem === 'conflict' ? { sentence: endsByItself } : {})
      const { decided_at } = decidedBy(call)
      const owed = outcome === 'won' ? { owed: { ...one.owed, amount: 0 } } : {}
      return { ...one, status: outcome, decided_at, ...owed }
    },
  }),
  recoverChargeback: mock(recoverChargeback, {
    ok: ({ params, body }) => {
      const one = found(demoChargebacks, params.id)
      const owed = fromWireMoney(one.owed)
      const amount = body.amount === undefined ? owed : moneyFromWire(owed.currency, body.amount)
      const problem = recoveryProblem({ status: one.status, isBooked: one.is_booked, owed }, amount)
      if (problem !== undefined) refuseFor(problem, { sentence: sentences[problem] })
      return {
        ...one,
        owed: toWireMoney(subtractMoney(owed, amount)),
        recovered: toWireMoney(addMoney(fromWireMoney(one.recovered), amount)),
      }
    },
  }),
}
