import { formatMoney } from '@kinfold/contract/money/format-money'
import type { returnUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { returningProblem } from '@kinfold/contract/operator/unmatched/returning-problem'
import type { Answer, MoneyCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { receivingAccount } from '../../ledger/account-address.ts'
import { post } from '../../ledger/post.ts'
import { returnUnmatched } from '../../ledger/recipes/return-unmatched.ts'
import { noteOperator } from '../audit/note-operator.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'
import type { Services } from '../services.ts'
import { holdsRole } from '../staff/holds-role.ts'
import { receivedOf } from './describe-unmatched.ts'
import { lockUnmatched } from './lock-unmatched.ts'
import { readUnmatched } from './read-unmatched-money.ts'
import { settleUnmatched } from './settle-unmatched.ts'

type Endpoint = typeof endpoint

/** Takes money that is nobody's off the books: it goes back to where it came from. */
export async function returnUnmatchedMoney(
  services: Services,
  { caller, params, body: { reason }, tx }: MoneyCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  if (!(await holdsRole(tx, by, 'approver'))) return refuse('forbidden')
  const row = await lockUnmatched(tx, params.id)
  if (row === undefined) return refuse('not_found')
  const problem = returningProblem(row)
  if (problem !== undefined) return refuse(problem)

  const { id, cameBy, currency, bankReference: reference } = row
  const at = await services.clock.now(tx)
  const amount = receivedOf(row)
  const to = receivingAccount(cameBy, currency)
  const attempt = moneyAttempts.unmatchedReturned(id)
  await post(tx, {
    ...returnUnmatched({ attempt, unmatched: id, to, amount, reference }),
    eventAt: at,
  })
  await settleUnmatched(tx, row, { state: 'returned', decidedAt: at, decidedBy: by, reason })
  const answer = await readUnmatched(tx, id)
  const detail = `${formatMoney(amount)}. ${reason}`
  await noteOperator(services, tx, by, 'unmatched.returned', {
    subject: reference,
    subjectId: id,
    detail,
  })
  return answer
}
