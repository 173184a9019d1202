import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { mappingProblem } from '@kinfold/contract/operator/statement/csv-mapping'
import { getStatementLine } from '@kinfold/contract/operator/statement/get-statement-line'
import { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import { listStatementMappings } from '@kinfold/contract/operator/statement/list-statement-mappings'
import { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import {
  matchFieldsProblem,
  matchProblem,
  unmatchProblem,
} from '@kinfold/contract/operator/statement/match-problem'
import {
  type MatchStatementLineBody,
  matchStatementLine,
} from '@kinfold/contract/operator/statement/match-statement-line'
import { setStatementMapping } from '@kinfold/contract/operator/statement/set-statement-mapping'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { unmatchStatementLine } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { uploadStatement } from '@kinfold/contract/operator/statement/upload-statement'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import {
  demoStatement,
  statementAccounts,
  statementMappings,
} from '@kinfold/personas/desk/demo-statements'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { now } from '../now.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

const { statement, lines } = demoStatement

/** What the sample is sent for: a mock doesn't read forms. */
const dollarAccount = found(
  statementAccounts,
  statementAccounts.find(({ currency }) => currency === 'USD')?.id ?? '',
)

/** What a line is once a person has said it. */
function matchedTo(line: StatementLine, body: MatchStatementLineBody): Partial<StatementLine> {
  const { to, payment_id, unmatched_id, settlement_id, withdrawal_id, refund_id } = body
  if (to === 'unmatched') {
    return {
      state: 'unmatched',
      unmatched_id: unmatched_id ?? demoId('unmatched', line.id),
      ...(unmatched_id !== undefined && { because: ['recorded', 'person'] }),
    }
  }
  const isRecorded =
    to === 'settlement' || to === 'withdrawal' || to === 'refund' || to === 'returned'
  return {
    state: 'matched',
    because: isRecorded ? ['recorded', 'person'] : ['person'],
    suggested: null,
    is_charge: to === 'charge',
    ...(to === 'payment' && { payment_id: payment_id ?? null }),
    ...(to === 'settlement' && { settlement_id: settlement_id ?? null }),
    ...(to === 'withdrawal' && { withdrawal_id: withdrawal_id ?? null }),
    ...(to === 'refund' && { refund_id: refund_id ?? null }),
    ...(to === 'returned' && { unmatched_id: unmatched_id ?? null }),
  }
}

export const operatorStatementMocks = {
  listStatements: mock(listStatements, {
    ok: ({ query: { currency, ...page } }) =>
      takePage(
        [statement].filter(
          ({ account }) => currency === undefined || account.currency === currency,
        ),
        page,
      ),
    empty: emptyPage,
  }),
  listStatementLines: mock(listStatementLines, {
    ok: ({ query: { statement_id, state, suggested, ...page } }) =>
      takePage(
        lines.filter(
          line =>
            (statement_id === undefined || line.statement_id === statement_id) &&
            (state === undefined || line.state === state) &&
            (suggested !== true || (line.state !== 'matched' && line.suggested !== null)),
        ),
        page,
      ),
    empty: emptyPage,
  }),
  getStatementLine: mock(getStatementLine, { ok: ({ params }) => found(lines, params.id) }),
  listStatementMappings: mock(listStatementMappings, {
    ok: () => ({ items: [...statementMappings] }),
    empty: () => ({ items: [] }),
  }),
  setStatementMapping: mock(setStatementMapping, {
    ok: call => {
      const fields = mappingProblem(call.body)
      if (fields !== undefined) throw new Refusal('validation_failed', { fields })
      const account = found(statementAccounts, call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      return {
        account,
        mapping: call.body,
        set_at: decided_at,
        set_by: decided_by,
        agreed_by: null,
      }
    },
  }),
  /** A file of one line, of today, in dollars. */
  uploadStatement: mock(uploadStatement, {
    ok: call => {
      const account = dollarAccount
      const today = dayInLagos(new Date())
      const wire = (amount: number) => ({ currency: account.currency, amount })
      return {
        id: demoId('statement', 'sent'),
        account,
        format: 'ofx',
        file_name: 'june.ofx',
        from: today,
        to: today,
        opening: wire(1_000),
        closing: wire(26_000),
        lines: 1,
        known_lines: 0,
        reading: 1,
        failed: 0,
        open: 0,
        unmatched: 0,
        matched: 0,
        uploaded_at: now(),
        uploaded_by: decidedBy(call).decided_by,
      }
    },
  }),
  matchStatementLine: mock(matchStatementLine, {
    ok: call => {
      const line = found(lines, call.params.id)
      const fields = matchFieldsProblem(line.amount.amount < 0, call.body)
      if (fields !== undefined) throw new Refusal('validation_failed', { fields })
      refuseFor(matchProblem(line.state, call.body))
      const { decided_at, decided_by } = decidedBy(call)
      const matched = { ...line, ...matchedTo(line, call.body) }
      return matched.state === 'matched'
        ? { ...matched, matched_at: decided_at, matched_by: decided_by }
        : matched
    },
  }),
  unmatchStatementLine: mock(unmatchStatementLine, {
    ok: call => {
      const line = found(lines, call.params.id)
      refuseFor(unmatchProblem(line))
      return {
        ...line,
        state: 'open',
        because: [],
        payment_id: null,
        unmatched_id: null,
        settlement_id: null,
        withdrawal_id: null,
        refund_id: null,
        is_charge: false,
        matched_at: null,
        matched_by: null,
        reason: call.body.reason,
      }
    },
  }),
}
