import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { type BankLine, lineOnStatement } from '@kinfold/contract/operator/bank-line'
import type { Lookalike } from '@kinfold/contract/operator/lookalike/lookalike'
import { referenceTaken } from '@kinfold/contract/operator/lookalike/lookalike-text'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import type { confirmTransfer as endpoint } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import { and, eq } from 'drizzle-orm'
import { type Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { judgeDecision, refuseDecided } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { bookArrival } from '../arrival/book-arrival.ts'
import { giveLine } from '../bank-line/give-line.ts'
import type { LineRow } from '../bank-line/lock-line.ts'
import { type FreeLine, readFreeLine } from '../bank-line/read-free-line.ts'
import { othersOf, readLineWord } from '../bank-line/read-line-word.ts'
import { creditByHand } from '../hand-credit/credit-by-hand.ts'
import { lockBankAmount, lockBankLine } from '../parked/lock-bank-line.ts'
import { readOfReference } from '../parked/read-lookalikes.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { referenceOfAnother } from '../payment/reference-of-another.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { readExpectedTransfer } from './read-expected-transfers.ts'

type Endpoint = typeof endpoint

/** Books a transfer with what the bank statement says: what arrived counts. */
export async function confirmTransfer(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const asked = await readPaidCurrency(tx, params.id)
  if (asked === undefined) return refuse('not_found')
  const received = moneyFromWire(asked, body.received_amount)
  await lockBankAmount(tx, received)
  const line = await readFreeLine(tx, received, { ...body, paymentId: params.id })
  const row = await lockPayment(tx, params.id)
  if (row?.gateway !== 'bank') return refuse('not_found')
  const expected = expectedOf(row)
  const differs = body.differs === true
  const { status, memberId } = row
  const problem = await judgeDecision(tx, {
    about: [row.id],
    seen: body.seen,
    state: status,
    problem: confirmationProblem({ status, memberId, expected }, { received, differs, by }),
  })
  if (problem !== undefined) return problem
  // The member could not hold it: it came, and waits among the unmatched money.
  if (row.receivedMinor !== null) return refuseDecided(tx, [row.id])
  const at = await services.clock.now(tx)
  const { bank_reference: bankReference } = body
  // Where the bank's line is there, its day counts.
  const receivedOn = line?.row.bookedOn ?? body.received_on
  const oddDay = receivedOnProblem(body.received_on, dayInLagos(at))
  if (oddDay !== undefined) return refuse('validation_failed', { fields: { received_on: oddDay } })
  const anothers = await referenceOfAnother(tx, bankReference, row.id)
  if (anothers !== undefined) {
    return refuse('validation_failed', { fields: { bank_reference: anothers } })
  }
  const other = await lineProblem(tx, line, { ...received, receivedOn, bankReference })
  if (other !== undefined) return other
  const taken = body.shares_reference ? undefined : await readTaken(tx, row, line, bankReference)
  if (taken !== undefined) return refuse('conflict', { sentence: referenceTaken(taken) })

  const others =
    line === undefined ? [] : othersOf(await readLineWord(tx, line.row.id, by), by, memberId)
  const alone = await creditByHand(services, tx, {
    kind: 'transfer',
    sourceId: row.id,
    memberId,
    amount: received,
    by,
    others,
    ...((line === undefined || row.rate !== null) && { receivedOn }),
    act: 'confirm',
    at,
  })
  if (alone !== undefined) return alone
  const divides = body.surplus_to_wallet
  const confirmed = { row, line: line?.row, received, receivedOn, bankReference, divides, by, at }
  await book(services, tx, confirmed)
  const answer = await readExpectedTransfer(tx, row.id)
  const detail = describeReceived(received, expected)
  const about = { subject: row.reference, subjectId: row.id, detail }
  return audited('transfer.confirmed', about, answer)
}

/** Why this may be money that is recorded elsewhere. */
async function lineProblem(
  tx: Transaction,
  line: FreeLine | undefined,
  written: BankLine,
): Promise<Refusal<'conflict'> | undefined> {
  // Where the line may also be unmatched money that is recorded, a person says which at the line.
  if (line?.isNamed && line.row.suggestedUnmatchedId === null) return undefined
  if (line !== undefined) {
    return refuse('conflict', { sentence: lineOnStatement(line.row.bookedOn) })
  }
  return lockBankLine(tx, written)
}

/** Other money that came under the same bank's reference, whatever its amount. */
async function readTaken(
  tx: Transaction,
  { id }: PaymentRow,
  line: FreeLine | undefined,
  bankReference: string,
): Promise<Lookalike | undefined> {
  const unmatchedId = line?.row.unmatchedId ?? null
  const alike = await readOfReference(tx, bankReference)
  return alike.find(
    ({ payment_id, unmatched_id, received_on }) =>
      received_on !== null &&
      payment_id !== id &&
      (unmatched_id === null || unmatched_id !== unmatchedId),
  )
}

type Confirmed = {
  readonly row: PaymentRow
  readonly line: LineRow | undefined
  readonly received: Money
  readonly receivedOn: string
  readonly bankReference: string
  readonly divides: boolean | undefined
  readonly by: string
  readonly at: Date
}

/** Out of the unmatched money that the statement's line was taken for, or as it came to the bank account. */
async function book(
  services: Services,
  tx: Transaction,
  { row, line, received, receivedOn, bankReference, divides, by, at }: Confirmed,
): Promise<void> {
  const unmatched = line?.unmatchedId ?? undefined
  const arrivedAt = momentOnDay(receivedOn, at)
  const arrival = { amount: received, chargeId: null, arrivedAt, divides, by }
  const from = unmatched === undefined ? arrival : { ...arrival, unmatched }
  const { status } = await bookArrival(services, tx, row, from)
  await settlePayment(tx, row, { receivedOn, bankReference })
  if (line === undefined) return
  // Money that stays unmatched isn't given to anybody.
  if (status !== 'succeeded') throw new RefusedError(refuse('wallet_not_available'))
  await giveLine(tx, line, { paymentId: row.id, memberId: row.memberId, by, at })
}

async function readPaidCurrency(tx: Transaction, id: string): Promise<Currency | undefined> {
  const [found] = await tx.orm
    .select({ currency: payment.paidCurrency })
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.gateway, 'bank')))
  return found?.currency
}

function describeReceived(received: Money, expected: Money): string {
  const text = formatMoney(received)
  return received.minor === expected.minor ? text : `${text} instead of ${formatMoney(expected)}`
}
