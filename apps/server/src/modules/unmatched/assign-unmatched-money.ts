import { formatMoney } from '@kinfold/contract/money/format-money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { assignUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/assign-unmatched-money'
import { assignmentProblem } from '@kinfold/contract/operator/unmatched/assignment-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import type { Transaction } from '../../db/database.ts'
import { walletOf } from '../../ledger/account-address.ts'
import { post } from '../../ledger/post.ts'
import { matchUnmatched } from '../../ledger/recipes/match-unmatched.ts'
import { lockCurrencies } from '../account/lock-currencies.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { notifyMember } from '../notification/notify-member.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
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
  const { state } = row
  const received = receivedOf(row)
  const problem = assignmentProblem(
    { state, received: toWireMoney(received) },
    {
      to: { id: memberId, isGlobal: !currencies.includes('NGN') },
      payment: undefined,
      differs: body.differs === true,
      by,
    },
  )
  if (problem !== undefined) return refuse(problem)

  await giveToWallet(services, tx, row, memberId)
  const settled = { state: 'assigned', decidedAt: await services.clock.now(tx), decidedBy: by } as const
  await settleUnmatched(tx, row, { ...settled, assignedTo: memberId })
  const answer = await readUnmatched(tx, row.id)
  await noteOperator(services, tx, by, 'unmatched.assigned', {
    subject: row.bankReference,
    subjectId: row.id,
    detail: `${formatMoney(received)} to member ${memberId}`,
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
      attempt: moneyAttempts.unmatchedMatched(row.id),
      unmatched: row.id,
      to: walletOf(memberId, row.currency),
      amount: receivedOf(row),
      reference: row.bankReference,
    }),
    eventAt: await services.clock.now(tx),
  })
  await notifyMember(services, tx, memberId, unmatchedNews.assigned(row))
}
