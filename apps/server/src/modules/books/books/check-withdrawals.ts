import { withdrawalScopes } from '../../../ledger/money-attempts.ts'
import { booksProblem } from '../../money/withdrawal/books-problem.ts'
import {
  type BookedWithdrawal,
  readBookedWithdrawals,
} from '../../money/withdrawal/read-booked-withdrawals.ts'
import { type Findings, mergeFindings, noFindings, oneFinding } from './findings.ts'
import { inChunks, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'

// A key that is no id must not end the check.
const idPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const firstId = '00000000-0000-0000-0000-000000000000'

/** Every withdrawal beside the books and the account it names, and what is set aside for none. */
export async function checkWithdrawals(
  queryable: Queryable,
  pace: Pace,
  between?: () => Promise<void>,
): Promise<Findings> {
  let findings = noFindings
  await inChunks<string>(
    pace,
    firstId,
    async (from, size) => {
      const read = await readBookedWithdrawals(queryable, from, size + 1)
      findings = mergeFindings(findings, ...read.slice(0, size).map(findingsOf))
      return read[size]?.id
    },
    between,
  )
  return mergeFindings(findings, await findStrayHolds(queryable))
}

const paid = ['paid', 'returned']

function findingsOf(booked: BookedWithdrawal): Findings {
  const isPaidAlone = paid.includes(booked.status) && !booked.is_in_a_batch
  const problem = booksProblem(booked)
  return mergeFindings(
    problem === undefined ? noFindings : oneFinding(problem, 1, booked.id),
    oneFinding('withdrawals_paid_in_no_batch', isPaidAlone ? 1 : 0, booked.id),
    oneFinding(
      'withdrawals_to_another_account',
      booked.has_other_payee === true ? 1 : 0,
      booked.id,
    ),
  )
}

/** One whose withdrawal is there is compared with it. */
async function findStrayHolds(queryable: Queryable): Promise<Findings> {
  const [stray] = await queryable.query<{ found: bigint; example: bigint | null }>({
    text: `SELECT count(*) AS found, min(h.id) AS example FROM ledger.hold h
            WHERE h.state = 'pending' AND h.scope = $1
              AND NOT EXISTS (SELECT FROM public.withdrawal w WHERE w.id = CASE WHEN h.key ~ $2 THEN h.key::uuid END)`,
    values: [withdrawalScopes.hold, idPattern],
  })
  return oneFinding('holds_without_a_withdrawal', Number(stray?.found ?? 0), stray?.example ?? null)
}
