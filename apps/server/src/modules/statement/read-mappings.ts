import type { StatementMapping } from '@kinfold/contract/operator/statement/statement-mapping'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { operator } from '../account/account.tables.ts'
import { clubBankAccount } from '../bank-details/bank-details.tables.ts'
import { describeStatementAccount } from './describe-statement.ts'
import { isFirstOfAccount, isStillThere } from './read-statement-account.ts'
import { statementMapping } from './statement.tables.ts'

/** The accounts that the club has, in their order, with how their banks' files are read. */
export const readMappings = (handle: Handle): Promise<StatementMapping[]> =>
  select(handle, and(isFirstOfAccount, isStillThere))

export async function readMapping(
  handle: Handle,
  accountId: string,
): Promise<StatementMapping | undefined> {
  const [found] = await select(handle, eq(clubBankAccount.id, accountId))
  return found
}

async function select({ orm }: Handle, matching: SQL | undefined): Promise<StatementMapping[]> {
  const rows = await orm
    .select({
      account: clubBankAccount,
      mapping: statementMapping,
      setter: { id: operator.id, name: operator.name },
    })
    .from(clubBankAccount)
    .leftJoin(
      statementMapping,
      sql`${statementMapping.bank} = lower(trim(${clubBankAccount.bankName}))`,
    )
    .leftJoin(operator, eq(operator.id, statementMapping.setBy))
    .where(matching)
    .orderBy(asc(clubBankAccount.position), asc(clubBankAccount.id))
  return rows.map(({ account, mapping, setter }) => ({
    account: describeStatementAccount(account),
    mapping: mapping?.mapping ?? null,
    set_at: mapping?.setAt.toISOString() ?? null,
    set_by: setter,
  }))
}
