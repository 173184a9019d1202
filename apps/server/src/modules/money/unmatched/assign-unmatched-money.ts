import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { isEarlierDay } from '@kinfold/contract/operator/received-on-problem'
import type { assignUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { assignmentProblem } from '@kinfold/contract/operator/unmatched/assignment-problem'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { matchUnmatched } from '../../../ledger/recipes/match-unmatched.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { lockCurrencies } from '../../base/person/lock-currencies.ts'
import type { Services } from '../../services.ts'
import { bookArrival } from '../arrival/book-arrival.ts'
import { type LineWord, othersOf, readWordOfUnmatched } from '../bank-line/read-line-word.ts'
import { creditByHand } from '../hand-credit/credit-by-hand.ts'
import { creditByTwo } from '../hand-credit/credit-by-two.ts'
import { receivedOf, type UnmatchedRow } from '../parked/describe-unmatched.ts'
import { lockUnmatched } from '../parked/lock-unmatched.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { readClearsOn } from '../payment/read-clears-on.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import { readUnmatched } from './read-unmatched-money.ts'
import { settleUnmatched } from './settle-unmatched.ts'
import { unmatchedNews } from './unmatched-news.ts'

type Endpoint = typeof endpoint

/** Gives unmatched money to its member: it pays what waits for a transfer, or goes to the wallet. */
export async function assignUnmatchedMoney(
  services: Services,
  { caller, params, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const row = await lockUnmatched(tx, params.id)
  if (row === undefined) return refuse('not_found')
  const memberId = body.customer_id
  // Nobody who may hold no currency at all is a member.
  const currencies = await lockCurrencies(tx, memberId)
  if (currencies.length === 0) return refuse('not_found')
  const { payment_id = null } = body
  const awaiting = payment_id === null ? undefined : await lockPayment(tx, payment_id)
  if (payment_id !== null && awaiting?.memberId !== memberId) return refuse('not_found')
  const { state } = row
  const received = receivedOf(row)
  const ruled = assignmentProblem(
    { state, received: toWireMoney(received) },
    {
      to: { id: memberId, isGlobal: !currencies.includes('NGN') },
      payment: awaiting && { ...awaiting, expected: expectedOf(awaiting) },
      differs: body.differs === true,
      by,
    },
  )
  const problem = await judgeDecision(tx, {
    about: [row.id, payment_id],
    seen: body.seen,
    state,
    problem: ruled,
  })
  if (problem !== undefined) return problem

  const at = await services.clock.now(tx)
  const word = await readWordOfUnmatched(tx, row.id, by)
  // Where the bank's line is there, its day counts.
  const receivedOn = word?.bookedOn ?? row.receivedOn
  const to = { memberId, awaiting, word, receivedOn, by, at }
  const credited = await creditTo(services, tx, row, to)
  if (credited instanceof Refusal) return credited
  const answerWith = async (action: 'unmatched.assigned' | 'unmatched.first_assigned') => {
    const answer = await readUnmatched(tx, row.id)
    const owner = answer.assigned_to ?? answer.first_assigned?.to
    return audited(
      action,
      {
        subject: row.bankReference,
        subjectId: row.id,
        detail: `${formatMoney(received)} to ${awaiting?.reference ?? owner?.name}`,
      },
      answer,
    )
  }
  if (credited === 'kept') return answerWith('unmatched.first_assigned')
  const clearsOn = await clearsOnOf(tx, row, awaiting, at)
  if (awaiting === undefined) await giveToWallet(services, tx, row, memberId)
  else {
    const divides = body.surplus_to_wallet
    const refused = await payWith(services, tx, row, { awaiting, receivedOn, divides, by, at })
    if (refused !== undefined) return refused
  }
  await settleUnmatched(tx, row, {
    state: 'assigned',
    assignedTo: memberId,
    paymentId: payment_id,
    clearsOn,
    decidedAt: at,
    decidedBy: by,
  })
  return answerWith('unmatched.assigned')
}

type To = {
  readonly memberId: string
  readonly awaiting: PaymentRow | undefined
  /** Of the line that shows it. */
  readonly word: LineWord | undefined
  readonly receivedOn: string
  readonly by: string
  readonly at: Date
}

/** Nobody at the desk recorded what a provider told, or what was left of a member who is gone. */
async function creditTo(
  services: Services,
  tx: Transaction,
  row: UnmatchedRow,
  { awaiting, word, receivedOn, ...to }: To,
): Promise<'given' | 'kept' | Refusal<'second_person_needed'>> {
  const others = word?.isUndone
    ? []
    : [row.recordedBy, ...(word === undefined ? [] : othersOf(word, to.by, to.memberId))]
  const credit = { kind: 'unmatched', sourceId: row.id, amount: receivedOf(row), ...to } as const
  if (others.every(other => other == null)) {
    // A day that no one else shows decides about the rate.
    const isAlwaysByTwo =
      word !== undefined &&
      awaiting?.rate != null &&
      isEarlierDay(receivedOn, dayInLagos(credit.at))
    const paymentId = awaiting?.id ?? null
    return creditByTwo(services, tx, { ...credit, paymentId, isAlwaysByTwo })
  }
  const decides = awaiting !== undefined && (word === undefined || awaiting.rate !== null)
  const day = decides ? { receivedOn } : {}
  return (await creditByHand(services, tx, { ...credit, ...day, others, act: 'assign' })) ?? 'given'
}

/** A payment has a day of its own. */
async function clearsOnOf(
  tx: Transaction,
  { cameBy, currency }: UnmatchedRow,
  awaiting: PaymentRow | undefined,
  at: Date,
): Promise<string | null> {
  if (awaiting !== undefined || cameBy === 'bank') return null
  const clearsOnFor = await readClearsOn(tx, { gateway: cameBy, currency })
  return clearsOnFor(at)
}

async function giveToWallet(
  services: Services,
  tx: Transaction,
  row: UnmatchedRow,
  memberId: string,
): Promise<void> {
  await post(tx, {
    ...matchUnmatched({
      attempt: moneyAttempts.unmatchedMatched(row.id, String(row.undone)),
      unmatched: row.id,
      to: walletOf(memberId, row.currency),
      amount: receivedOf(row),
      reference: row.bankReference,
    }),
    eventAt: await services.clock.now(tx),
  })
  await notifyMember(services, tx, memberId, unmatchedNews.assigned(row))
}

type Payment = {
  readonly awaiting: PaymentRow
  readonly receivedOn: string
  readonly divides: boolean | undefined
  readonly by: string
  readonly at: Date
}

/** What arrived counts, on the day the bank statement has. */
async function payWith(
  services: Services,
  tx: Transaction,
  row: UnmatchedRow,
  { awaiting, receivedOn, divides, by, at }: Payment,
): Promise<Refusal<'gateway_not_available' | 'wallet_not_available'> | undefined> {
  const { id: unmatched, cameBy, bankReference } = row
  // Money that lies with a provider can only be refunded there.
  if (cameBy !== 'bank' && cameBy !== awaiting.gateway) return refuse('gateway_not_available')
  const arrivedAt = momentOnDay(receivedOn, at)
  const arrival = { amount: receivedOf(row), chargeId: null, arrivedAt, unmatched, divides, by }
  const { status } = await bookArrival(services, tx, awaiting, arrival)
  if (status !== 'succeeded') return refuse('wallet_not_available')
  await settlePayment(tx, awaiting, {
    bankReference,
    ...(cameBy === 'bank' && { receivedOn }),
  })
  return undefined
}
