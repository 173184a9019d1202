import type { QueryOf } from '@kinfold/contract/endpoint'
import type { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { Page } from '@kinfold/contract/paging/page-of'
import { count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { type PageWindow, readPage } from '../../../paging/read-page.ts'
import { operator } from '../../base/person/account.tables.ts'
import { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'
import { bankStatement, statementLine } from '../../money/bank-line/statement.tables.ts'
import { describeStatement } from './describe-statement.ts'

/** Newest first. */
export async function readStatements(
  handle: Handle,
  { currency, ...page }: QueryOf<typeof listStatements>,
): Promise<Page<Statement>> {
  const { orm } = handle
  const inCurrency =
    currency &&
    inArray(
      bankStatement.accountId,
      orm
        .select({ id: clubBankAccount.id })
        .from(clubBankAccount)
        .where(eq(clubBankAccount.currency, currency)),
    )
  return readPage(page, {
    count: () => countUpTo(handle, bankStatement, inCurrency),
    rows: window => select(handle, inCurrency, window),
  })
}

export async function readStatement(handle: Handle, id: string): Promise<Statement> {
  const [found] = await select(handle, eq(bankStatement.id, id), { limit: 1, offset: 0 })
  if (found === undefined) throw new Error(`statement ${id} not found`)
  return found
}

async function select(
  handle: Handle,
  matching: SQL | undefined,
  { limit, offset }: PageWindow,
): Promise<Statement[]> {
  const rows = await handle.orm
    .select({
      row: bankStatement,
      account: clubBankAccount,
      uploader: { id: operator.id, name: operator.name },
    })
    .from(bankStatement)
    .innerJoin(clubBankAccount, eq(clubBankAccount.id, bankStatement.accountId))
    .innerJoin(operator, eq(operator.id, bankStatement.uploadedBy))
    .where(matching)
    .orderBy(desc(bankStatement.createdAt), desc(bankStatement.id))
    .limit(limit)
    .offset(offset)
  const counts = await handle.orm
    .select({ id: statementLine.statementId, state: statementLine.state, lines: count() })
    .from(statementLine)
    .where(
      inArray(
        statementLine.statementId,
        rows.map(({ row }) => row.id),
      ),
    )
    .groupBy(statementLine.statementId, statementLine.state)
  return rows.map(found => {
    const of = counts.filter(({ id }) => id === found.row.id)
    const byState = Object.fromEntries(of.map(({ state, lines }) => [state, lines]))
    return describeStatement({ ...found, counts: byState })
  })
}
