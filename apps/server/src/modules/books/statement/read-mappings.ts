import type { StatementMapping } from '@kinfold/contract/operator/statement/statement-mapping'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'
import { statementMapping } from '../../money/bank-line/statement.tables.ts'
import { describeStatementAccount } from './describe-statement.ts'
import { isFirstOfAccount, isStillThere } from './read-statement-account.ts'

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

const agreeing = alias(operator, 'agreeing')

async function select({ orm }: Handle, matching: SQL | undefined): Promise<StatementMapping[]> {
  const rows = await orm
    .select({
      account: clubBankAccount,
      mapping: statementMapping,
      setter: { id: operator.id, name: operator.name },
      agreeing: { id: agreeing.id, name: agreeing.name },
    })
    .from(clubBankAccount)
    .leftJoin(
      statementMapping,
      sql`${statementMapping.bank} = lower(trim(${clubBankAccount.bankName}))`,
    )
    .leftJoin(operator, eq(operator.id, statementMapping.setBy))
    .leftJoin(agreeing, eq(agreeing.id, statementMapping.agreedBy))
    .where(matching)
    .orderBy(asc(clubBankAccount.position), asc(clubBankAccount.id))
  return rows.map(({ account, mapping, setter, agreeing: agreed }) => ({
    account: describeStatementAccount(account),
    mapping: mapping?.mapping ?? null,
    set_at: mapping?.setAt.toISOString() ?? null,
    set_by: setter,
    agreed_by: agreed,
  }))
}
