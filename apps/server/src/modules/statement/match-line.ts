import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import {
  matchFieldsProblem,
  matchProblem,
} from '@kinfold/contract/operator/statement/match-problem'
import type {
  matchStatementLine as endpoint,
  MatchStatementLineBody,
} from '@kinfold/contract/operator/statement/match-statement-line'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { Refusal, RefusedError, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { openMoment } from '../../ledger/open-moment.ts'
import { post } from '../../ledger/post.ts'
import { chargeByBank } from '../../ledger/recipes/charge-by-bank.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { endPaid } from '../refund/end-refund.ts'
import { lockRefund } from '../refund/lock-refund.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { assignUnmatchedMoney } from '../unmatched/assign-unmatched-money.ts'
import { freeReference, setAside } from './book-line.ts'
import { amountOf } from './describe-statement.ts'
import { giveLine } from './give-line.ts'
import { type LineRow, lockLine } from './lock-line.ts'
import { readEntry } from './read-entry.ts'
import { readLine } from './read-lines.ts'
import { settleLine } from './settle-line.ts'
import { showEntry } from './show-entry.ts'

type Endpoint = typeof endpoint
type Matching = {
  readonly services: Services
  readonly call: MoneyCall<Endpoint>
  readonly line: LineRow
  readonly at: Date
}
type Refused = Exclude<Answer<Endpoint>, { id: string }>

/** Books a line as what a person says it is, by the same ways as money that is written down by hand. */
export async function matchLine(
  services: Services,
  call: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { caller, params, body, tx } = call
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const line = await lockLine(tx, params.id)
  if (line === undefined) return refuse('not_found')
  const fields = matchFieldsProblem(line.amountMinor < 0n, body)
  if (fields !== undefined) return refuse('validation_failed', { fields })
  const problem = matchProblem(line.state, body)
  if (problem !== undefined) return refuse(problem)
  const at = await services.clock.now(tx)
  const refused = await match({ services, call, line, at })
  if (refused !== undefined) return refused
  const answer = await readLine(tx, line.id)
  const detail = `${formatMoney(amountOf(line))} as ${body.to}`
  const subject = line.reference || line.text
  const deed = { subject, subjectId: line.id, detail }
  await noteOperator(services, tx, by, 'statement.matched', deed)
  return answer
}

async function match(matching: Matching): Promise<Refused | undefined> {
  const { services, call, line, at } = matching
  const { tx, body, caller } = call
  const by = caller.accountId
  const entry = await readEntry(tx, body)
  if (entry !== undefined) {
    if (entry === null) return refuse('not_found')
    const refused = await showEntry(tx, line, entry, { by, at })
    if (refused === undefined && body.to === 'refund') await endShownRefund(matching, entry.id)
    return refused
  }
  switch (body.to) {
    case 'charge':
      return charge(matching)
    case 'wallet':
    case 'payment':
      return line.unmatchedId === null ? pay(matching, body) : assign(matching, line.unmatchedId)
    default:
      await setAside(services, tx, line, by)
      return undefined
  }
}

/** It is booked as unannounced money, and so is given to its member like all of it. */
async function assign({ services, call }: Matching, id: string) {
  const { body, tx } = call
  const { payment_id, differs } = body
  const memberId = body.customer_id ?? (payment_id && (await ownerOf(tx, payment_id)))
  if (!memberId) return refuse('not_found')
  const assigned = await assignUnmatchedMoney(services, {
    ...call,
    params: { id },
    body: {
      customer_id: memberId,
      ...(body.to === 'payment' && payment_id !== undefined && { payment_id }),
      ...(differs !== undefined && { differs }),
    },
  })
  return assigned instanceof Refusal ? assigned : undefined
}

async function ownerOf(tx: Transaction, paymentId: string): Promise<string | undefined> {
  return (await lockPayment(tx, paymentId))?.memberId
}

/** Nothing is booked for it yet. */
async function pay(matching: Matching, body: MatchStatementLineBody): Promise<Refused | undefined> {
  const { services, call, line, at } = matching
  const { tx, caller } = call
  const by = caller.accountId
  if (body.payment_id === undefined) {
    return refuse('conflict', { sentence: 'Please say first that it is unannounced money.' })
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
  if (problem !== undefined) return refuse(problem)
  const arrivedAt = momentOnDay(line.bookedOn, at)
  const bankReference = await freeReference(tx, line)
  const arrival = { amount: received, chargeId: null, arrivedAt, by }
  const { status: booked } = await bookArrival(services, tx, row, arrival)
  if (booked !== 'succeeded') throw new RefusedError(refuse('wallet_not_available'))
  await settlePayment(tx, row, { receivedOn: line.bookedOn, bankReference })
  await giveLine(tx, line, { paymentId: row.id, memberId, by, at })
  return undefined
}

async function charge({ call, line, at }: Matching): Promise<undefined> {
  const { tx, caller } = call
  await post(tx, {
    ...chargeByBank({
      attempt: moneyAttempts.bankCharge(line.id, String(line.undone)),
      charge: money(line.currency, -line.amountMinor),
      reference: line.reference || line.text.slice(0, 100),
    }),
    eventAt: await openMoment(tx, momentOnDay(line.bookedOn, at), at),
  })
  await settleLine(tx, line, {
    state: 'matched',
    because: ['person'],
    isCharge: true,
    isBooked: true,
    matchedAt: at,
    matchedBy: caller.accountId,
  })
}

/** The bank has paid a refund that was still on its way. */
async function endShownRefund({ services, call: { tx }, line, at }: Matching, id: string) {
  const found = await lockRefund(tx, id)
  if (found?.row.status !== 'sent') return
  const bankReference = line.reference || line.text.slice(0, 100)
  await endPaid(services, tx, found, { at, bankReference })
  // Undone, it is on its way again.
  await settleLine(tx, line, { isBooked: true })
}
