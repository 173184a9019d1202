import { formatMoney } from '@kinfold/contract/money/format-money'
import { aboutYourself } from '@kinfold/contract/operator/about-yourself'
import { onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import type { returnUnmatchedMoney as endpoint } from '@kinfold/contract/operator/unmatched/return-unmatched-money'
import { returningProblem } from '@kinfold/contract/operator/unmatched/returning-problem'
import { refuse } from '../../../calls/refusal.ts'
import { receivingAccount } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { returnUnmatched } from '../../../ledger/recipes/return-unmatched.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { othersOf, readWordOfUnmatched } from '../bank-line/read-line-word.ts'
import { receivedOf } from '../parked/describe-unmatched.ts'
import { lockUnmatched } from '../parked/lock-unmatched.ts'
import { sayAlone } from '../said-alone/say-alone.ts'
import { readUnmatched } from './read-unmatched-money.ts'
import { settleUnmatched } from './settle-unmatched.ts'

type Endpoint = typeof endpoint

/** Takes money that is nobody's off the books: it goes back to where it came from. */
export async function returnUnmatchedMoney(
  services: Services,
  { caller, params, body: { seen, reason }, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const row = await lockUnmatched(tx, params.id)
  if (row === undefined) return refuse('not_found')
  // It is kept for them, though they couldn't hold it.
  const yours = row.meantFor === null ? undefined : aboutYourself(by, row.meantFor)
  if (yours !== undefined) return refuse(yours)
  const problem = await judgeDecision(tx, {
    about: [row.id],
    seen,
    state: row.state,
    problem: returningProblem(row),
  })
  if (problem !== undefined) return problem

  const { id, cameBy, currency, bankReference: reference } = row
  const at = await services.clock.now(tx)
  const amount = receivedOf(row)
  const word = await readWordOfUnmatched(tx, id, by)
  const others = [row.recordedBy, ...(word === undefined ? [] : othersOf(word, by))]
  // What a provider told, or what was left of a member who is gone, is nobody's word.
  const isSaid = row.recordedBy !== null || word !== undefined
  if (isSaid) {
    const sentence = onePersonSentences.return
    const said = { kind: 'return', sourceId: id, amount, by, others, at } as const
    const alone = await sayAlone(services, tx, { ...said, sentence })
    if (alone !== undefined) return alone
  }
  const to = receivingAccount(cameBy, currency)
  const attempt = moneyAttempts.unmatchedReturned(id)
  await post(tx, {
    ...returnUnmatched({ attempt, unmatched: id, to, amount, reference }),
    eventAt: at,
  })
  await settleUnmatched(tx, row, { state: 'returned', decidedAt: at, decidedBy: by, reason })
  const answer = await readUnmatched(tx, id)
  const detail = `${formatMoney(amount)}. ${reason}`
  return audited(
    'unmatched.returned',
    {
      subject: reference,
      subjectId: id,
      detail,
    },
    answer,
  )
}
