import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Currency } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { type BankLine, lineOnStatement } from '@kinfold/contract/operator/bank-line'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import type { confirmTransfer as endpoint } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import { and, eq } from 'drizzle-orm'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { type Refusal, RefusedError, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { payment } from '../payment/payment.tables.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { giveLine } from '../statement/give-line.ts'
import type { LineRow } from '../statement/lock-line.ts'
import { type FreeLine, readFreeLine } from '../statement/read-free-line.ts'
import { lockBankAmount, lockBankLine } from '../unmatched/lock-bank-line.ts'
import { readExpectedTransfer } from './read-expected-transfers.ts'

type Endpoint = typeof endpoint

/** Books a transfer with what the bank statement says: what arrived counts. */
export async function confirmTransfer(
  services: Services,
  { caller, params, body, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
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
  const problem = confirmationProblem({ status, memberId, expected }, { received, differs, by })
  if (problem !== undefined) return refuse(problem)
  // The member could not hold it: it came, and waits among the unannounced.
  if (row.receivedMinor !== null) return refuse('already_decided')
  const at = await services.clock.now(tx)
  const { received_on: receivedOn, bank_reference: bankReference } = body
  const oddDay = receivedOnProblem(receivedOn, dayInLagos(at))
  if (oddDay !== undefined) return refuse('validation_failed', { fields: { received_on: oddDay } })
  const other = await lineProblem(tx, line, { ...received, receivedOn, bankReference })
  if (other !== undefined) return other

  await book(services, tx, { row, line: line?.row, received, receivedOn, bankReference, by, at })
  const answer = await readExpectedTransfer(tx, row.id)
  const detail = describeReceived(received, expected)
  const deed = { subject: row.reference, subjectId: row.id, detail }
  await noteOperator(services, tx, by, 'transfer.confirmed', deed)
  return answer
}

/** Why this may be money that is written down elsewhere. */
async function lineProblem(
  tx: Transaction,
  line: FreeLine | undefined,
  written: BankLine,
): Promise<Refusal<'conflict'> | undefined> {
  // Where the line may also be unannounced money that is written down, a person says which at the line.
  if (line?.isNamed && line.row.suggestedUnmatchedId === null) return undefined
  if (line !== undefined) {
    return refuse('conflict', { sentence: lineOnStatement(line.row.bookedOn) })
  }
  return lockBankLine(tx, written)
}

type Confirmed = {
  readonly row: PaymentRow
  readonly line: LineRow | undefined
  readonly received: Money
  readonly receivedOn: string
  readonly bankReference: string
  readonly by: string
  readonly at: Date
}

/** Out of the unannounced money that the statement's line was taken for, or as it came to the bank account. */
async function book(
  services: Services,
  tx: Transaction,
  { row, line, received, receivedOn, bankReference, by, at }: Confirmed,
): Promise<void> {
  const unmatched = line?.unmatchedId ?? undefined
  const arrivedAt = momentOnDay(receivedOn, at)
  const arrival = { amount: received, chargeId: null, arrivedAt, by }
  const from = unmatched === undefined ? arrival : { ...arrival, unmatched }
  const { status } = await bookArrival(services, tx, row, from)
  await settlePayment(tx, row, { receivedOn, bankReference })
  if (line === undefined) return
  // Money that stays unannounced isn't given to anybody.
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
