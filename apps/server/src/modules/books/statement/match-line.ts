import { formatMoney } from '@kinfold/contract/money/format-money'
import {
  matchFieldsProblem,
  matchProblem,
} from '@kinfold/contract/operator/statement/match-problem'
import {
  type matchStatementLine as endpoint,
  matchTargetWords,
} from '@kinfold/contract/operator/statement/match-statement-line'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import { judgeDecision } from '../../base/audit/judge-decision.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { lockLine } from '../../money/bank-line/lock-line.ts'
import { readLineWord } from '../../money/bank-line/read-line-word.ts'
import type { Services } from '../../services.ts'
import { setAside } from './book-line.ts'
import { endFirstCharge } from './charge-by-two.ts'
import { amountOf } from './describe-statement.ts'
import { judgeNamed } from './judge-named.ts'
import type { Matching, Outcome } from './matching.ts'
import { payByLine } from './pay-by-line.ts'
import { readEntry } from './read-entry.ts'
import { readLine } from './read-lines.ts'
import { readNamed } from './read-named.ts'
import { bookCharge } from './say-charge.ts'
import { showInBooks } from './show-in-books.ts'

type Endpoint = typeof endpoint

/** Books a line as what a person says it is, by the same ways as money that is recorded by hand. */
export async function matchLine(
  services: Services,
  call: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const { caller, params, body, tx } = call
  const by = caller.accountId
  const line = await lockLine(tx, params.id)
  if (line === undefined) return refuse('not_found')
  const fields = matchFieldsProblem(line.amountMinor < 0n, body)
  if (fields !== undefined) return refuse('validation_failed', { fields })
  const problem = await judgeDecision(tx, {
    about: [line.id],
    seen: body.seen,
    state: line.state,
    problem: matchProblem(line.state, body),
  })
  if (problem !== undefined) return problem
  const at = await services.clock.now(tx)
  const { sentBy } = await readLineWord(tx, line.id, by)
  const named = await readNamed(tx, line, { by, sentBy })
  const outcome = await match({ services, call, line, named, at })
  if (outcome instanceof Refusal) return outcome
  if (outcome === undefined) await endFirstCharge(tx, line)
  const answer = await readLine(tx, line.id)
  const detail = `${formatMoney(amountOf(line))} as ${matchTargetWords[body.to]}`
  const subject = line.reference || line.text
  const about = { subject, subjectId: line.id, detail }
  const action = outcome === 'kept' ? 'statement.first_charged' : 'statement.matched'
  return audited(action, about, answer)
}

async function match(matching: Matching): Promise<Outcome> {
  const { services, call, line } = matching
  const { tx, body, caller } = call
  const entry = await readEntry(tx, body, line)
  if (entry === null) return refuse('not_found')
  const problem = await judgeNamed(matching, entry)
  if (problem !== undefined) return problem
  if (entry !== undefined) return showInBooks(matching, entry)
  switch (body.to) {
    case 'charge':
      return bookCharge(matching)
    case 'wallet':
    case 'payment':
      return payByLine(matching)
    default:
      await setAside(services, tx, line, caller.accountId)
      return undefined
  }
}
