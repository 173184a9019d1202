import { formatMoney } from '@kinfold/contract/money/format-money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { assignUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { assignmentProblem } from '@kinfold/contract/operator/unmatched/assignment-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { momentOnDay } from '../../ledger/moment-on-day.ts'
import { post } from '../../ledger/post.ts'
import { matchUnmatched } from '../../ledger/recipes/match-unmatched.ts'
import { lockCurrencies } from '../account/lock-currencies.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { notifyMember } from '../notification/notify-member.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import type { PaymentRow } from '../payment/describe-payment.ts'
import { expectedOf } from '../payment/expected-of.ts'
import { lockPayment } from '../payment/lock-payment.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import { settlePayment } from '../payment/settle-payment.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { receivedOf, type UnmatchedRow } from './describe-unmatched.ts'
import { lockUnmatched } from './lock-unmatched.ts'
import { readUnmatched } from './read-unmatched-money.ts'
import { settleUnmatched } from './settle-unmatched.ts'
import { unmatchedNews } from './unmatched-news.ts'

type Endpoint = typeof endpoint

/** Gives unannounced money to its member: it pays what waits for a transfer, or goes to the wallet. */
export async function assignUnmatchedMoney(
  services: Services,
  { caller, params, body, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
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
  const problem = assignmentProblem(
    { state, received: toWireMoney(received) },
    {
      to: { id: memberId, isGlobal: !currencies.includes('NGN') },
      payment: awaiting && { ...awaiting, expected: expectedOf(awaiting) },
      differs: body.differs === true,
      by,
    },
  )
  if (problem !== undefined) return refuse(problem)

  const at = await services.clock.now(tx)
  if (awaiting === undefined) await giveToWallet(services, tx, row, memberId)
  else {
    const refused = await payWith(services, tx, row, { awaiting, by, at })
    if (refused !== undefined) return refused
  }
  await settleUnmatched(tx, row, {
    state: 'assigned',
    assignedTo: memberId,
    paymentId: payment_id,
    decidedAt: at,
    decidedBy: by,
  })
  const answer = await readUnmatched(tx, row.id)
  await noteOperator(services, tx, by, 'unmatched.assigned', {
    subject: row.bankReference,
    subjectId: row.id,
    detail: `${formatMoney(received)} to ${awaiting?.reference ?? `member ${memberId}`}`,
  })
  return answer
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

type Payment = { readonly awaiting: PaymentRow; readonly by: string; readonly at: Date }

/** What arrived counts, on the day the bank statement has. */
async function payWith(
  services: Services,
  tx: Transaction,
  row: UnmatchedRow,
  { awaiting, by, at }: Payment,
): Promise<Refusal<'gateway_not_available' | 'wallet_not_available'> | undefined> {
  const { id: unmatched, cameBy, receivedOn, bankReference } = row
  // Money that lies with a provider can only be refunded there.
  if (cameBy !== 'bank' && cameBy !== awaiting.gateway) return refuse('gateway_not_available')
  const arrivedAt = momentOnDay(receivedOn, at)
  const arrival = { amount: receivedOf(row), chargeId: null, arrivedAt, unmatched, by }
  const { status } = await bookArrival(services, tx, awaiting, arrival)
  if (status !== 'succeeded') return refuse('wallet_not_available')
  await settlePayment(tx, awaiting, {
    bankReference,
    ...(cameBy === 'bank' && { receivedOn }),
  })
  return undefined
}
