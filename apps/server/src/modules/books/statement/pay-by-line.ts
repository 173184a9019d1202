import { money } from '@kinfold/contract/money/money'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import { Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { refuseDecided } from '../../base/audit/judge-decision.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { giveLine } from '../../money/bank-line/give-line.ts'
import { othersOf, readLineWord } from '../../money/bank-line/read-line-word.ts'
import { creditByHand } from '../../money/hand-credit/credit-by-hand.ts'
import { expectedOf } from '../../money/payment/expected-of.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { settlePayment } from '../../money/payment/settle-payment.ts'
import { assignUnmatchedMoney } from '../../money/unmatched/assign-unmatched-money.ts'
import { freeReference } from './book-line.ts'
import type { Matching, Refused } from './matching.ts'

/** What came by the line is its member's, or pays what they announced. */
export const payByLine = (matching: Matching): Promise<Refused | undefined> =>
  matching.line.unmatchedId === null ? pay(matching) : assign(matching, matching.line.unmatchedId)

/** It is booked as unmatched money, and so is given to its member like all of it. */
async function assign({ services, call }: Matching, id: string) {
  const { body, tx } = call
  const { payment_id, differs, surplus_to_wallet } = body
  const memberId = body.customer_id ?? (payment_id && (await ownerOf(tx, payment_id)))
  if (!memberId) return refuse('not_found')
  const assigned = await assignUnmatchedMoney(services, {
    ...call,
    params: { id },
    body: {
      seen: 'open',
      customer_id: memberId,
      ...(body.to === 'payment' && payment_id !== undefined && { payment_id }),
      ...(differs !== undefined && { differs }),
      ...(surplus_to_wallet !== undefined && { surplus_to_wallet }),
    },
  })
  return assigned instanceof Refusal ? assigned : undefined
}

async function ownerOf(tx: Transaction, paymentId: string): Promise<string | undefined> {
  return (await lockPayment(tx, paymentId))?.memberId
}

/** Nothing is booked for it yet. */
async function pay(matching: Matching): Promise<Refused | undefined> {
  const { services, call, line, at } = matching
  const { tx, body, caller } = call
  const by = caller.accountId
  if (body.payment_id === undefined) {
    return refuse('conflict', { sentence: 'Please say first that it is unmatched money.' })
  }
  const row = await lockPayment(tx, body.payment_id)
  if (row === undefined) return refuse('not_found')
  if (row.gateway !== 'bank') return refuse('gateway_not_available')
  const received = money(line.currency, line.amountMinor)
  if (row.paidCurrency !== line.currency) return refuse('currency_mismatch')
  const { status, memberId } = row
  const expected = expectedOf(row)
  const differs = body.differs === true
  const problem = confirmationProblem({ status, memberId, expected }, { received, differs, by })
  if (problem === 'already_decided') return refuseDecided(tx, [row.id])
  if (problem !== undefined) return refuse(problem)
  const others = othersOf(await readLineWord(tx, line.id, by), by, memberId)
  const alone = await creditByHand(services, tx, {
    kind: 'transfer',
    sourceId: row.id,
    memberId,
    amount: received,
    by,
    others,
    ...(row.rate !== null && { receivedOn: line.bookedOn }),
    act: 'match',
    at,
  })
  if (alone !== undefined) return alone
  const arrivedAt = momentOnDay(line.bookedOn, at)
  const bankReference = await freeReference(tx, line)
  const divides = body.surplus_to_wallet
  const arrival = { amount: received, chargeId: null, arrivedAt, divides, by }
  const { status: booked } = await bookArrival(services, tx, row, arrival)
  if (booked !== 'succeeded') throw new RefusedError(refuse('wallet_not_available'))
  await settlePayment(tx, row, { receivedOn: line.bookedOn, bankReference })
  await giveLine(tx, line, { paymentId: row.id, memberId, by, at })
  return undefined
}
