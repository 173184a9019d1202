import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { Page } from '@kinfold/contract/paging/page-of'
import { and, asc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { settlement, statementLine } from '../../money/bank-line/statement.tables.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { withdrawal } from '../../money/withdrawal/withdrawal.tables.ts'
import { describeLine } from './describe-statement.ts'

/** Oldest first. */
export async function readLines(
  handle: Handle,
  { statement_id, state, suggested, ...page }: QueryOf<typeof listStatementLines>,
): Promise<Page<StatementLine>> {
  const matching = and(
    statement_id && eq(statementLine.statementId, statement_id),
    state && eq(statementLine.state, state),
    suggested === true ? isSuggested : undefined,
  )
  return readPage(page, {
    // A file has the lines that it has, and all of them can be paged to.
    count: () =>
      statement_id
        ? handle.orm.$count(statementLine, matching)
        : countUpTo(handle, statementLine, matching),
    rows: async window => (await select(handle, matching, window)).map(describeLine),
  })
}

export async function findLine(handle: Handle, id: string): Promise<StatementLine | undefined> {
  const [found] = await select(handle, eq(statementLine.id, id), { limit: 1, offset: 0 })
  return found && describeLine(found)
}

export async function readLine(handle: Handle, id: string): Promise<StatementLine> {
  const found = await findLine(handle, id)
  if (found === undefined) throw new Error(`statement line ${id} not found`)
  return found
}

/** Something was found for it, and nobody has said whether that is right. */
const isSuggested = and(
  ne(statementLine.state, 'matched'),
  or(isNotNull(statementLine.suggestedPaymentId), isNotNull(statementLine.suggestedWithdrawalId)),
)

const order = [asc(statementLine.bookedOn), asc(statementLine.position), asc(statementLine.id)]

const isAnother = (is: SQL) =>
  sql`EXISTS (SELECT FROM statement_line o WHERE o.id <> ${statementLine.id} AND ${is})`

const goesTheSameWay = sql`(o.amount_minor > 0) = (${statementLine.amountMinor} > 0)`

/** What was suggested is what another line was found to be. One question each, so that each is answered by its index. */
const isShownByAnother = sql<boolean>`(
     ${isAnother(sql`o.payment_id = ${statementLine.suggestedPaymentId}`)}
  OR ${isAnother(sql`o.settlement_id = ${statementLine.suggestedSettlementId}`)}
  OR ${isAnother(sql`o.withdrawal_id = ${statementLine.suggestedWithdrawalId} AND ${goesTheSameWay}`)}
  OR ${isAnother(sql`o.unmatched_id = ${statementLine.suggestedUnmatchedId} AND ${goesTheSameWay}`)}
  OR ${statementLine.amountMinor} < 0 AND EXISTS (
     SELECT FROM statement_line_return g
      WHERE g.unmatched_id = ${statementLine.suggestedUnmatchedId} AND g.line_id <> ${statementLine.id}))`

/** Something of it was given back: what comes under its name may be that, come back. */
const wasGivenBack = sql<boolean>`EXISTS (
  SELECT FROM refund r
   WHERE r.payment_id = ${statementLine.suggestedPaymentId} AND r.status NOT IN ('proposed', 'discarded'))`

/** What lines that name the transfer which is suggested have brought to its member's wallet, beside what it was confirmed with. */
const givenOfRest = sql<bigint>`CASE WHEN ${payment.receivedMinor} < ${payment.totalMinor} THEN (
  SELECT coalesce(sum(o.amount_minor), 0)
    FROM unmatched_money u JOIN statement_line o ON o.unmatched_id = u.id AND o.amount_minor > 0
   WHERE u.state = 'assigned' AND u.received_on >= ${payment.createdAt}::date - 45
     AND u.assigned_to = ${payment.memberId} AND u.payment_id IS NULL AND u.currency = ${payment.paidCurrency}
     AND o.suggested_payment_id = ${payment.id}) ELSE 0 END::int8`

const otherWords = sql<StatementLine['other_words']>`(
  SELECT coalesce(json_agg(json_build_object(
           'by', json_build_object('id', o.id, 'name', o.name),
           'reference', w.reference, 'sender_name', w.sender_name, 'text', w.text) ORDER BY w.sent_at, o.name), '[]')
    FROM statement_line_wording w JOIN operator o ON o.id = w.sent_by
   WHERE w.line_id = ${statementLine.id})`

/** The page is chosen first; everything else is looked up for its rows alone. */
function select({ orm }: Handle, matching: SQL | undefined, { limit, offset }: PageWindow) {
  const wanted = orm
    .select({ id: statementLine.id })
    .from(statementLine)
    .where(matching)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('wanted')
  return orm
    .select({
      row: statementLine,
      matcher: { id: operator.id, name: operator.name },
      suggested: payment,
      unmatched: unmatchedMoney,
      settlement,
      withdrawal,
      isShownByAnother,
      wasGivenBack,
      givenOfRest,
      otherWords,
      person: { firstName: member.firstName, lastName: member.lastName },
      email: account.email,
    })
    .from(wanted)
    .innerJoin(statementLine, eq(statementLine.id, wanted.id))
    .leftJoin(payment, eq(payment.id, statementLine.suggestedPaymentId))
    .leftJoin(unmatchedMoney, eq(unmatchedMoney.id, statementLine.suggestedUnmatchedId))
    .leftJoin(settlement, eq(settlement.id, statementLine.suggestedSettlementId))
    .leftJoin(withdrawal, eq(withdrawal.id, statementLine.suggestedWithdrawalId))
    .leftJoin(member, eq(member.id, payment.memberId))
    .leftJoin(account, eq(account.id, payment.memberId))
    .leftJoin(operator, eq(operator.id, statementLine.matchedBy))
    .orderBy(...order)
}
