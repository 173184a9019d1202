import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { clubBankAccount } from '../../club/bank-details/bank-details.tables.ts'

const { id, position, currency, accountNumber, bankName } = clubBankAccount

/** Members of several regions may transfer to one account: its statements belong to the first of them. */
export const isFirstOfAccount: SQL = sql`NOT EXISTS (
  SELECT FROM club_bank_account earlier
   WHERE earlier.currency = ${currency} AND earlier.account_number = ${accountNumber}
     AND lower(earlier.bank_name) = lower(${bankName})
     AND (earlier.position, earlier.id) < (${position}, ${id}))`

export const isStillThere: SQL = sql`EXISTS (
  SELECT FROM club_bank_account there
   WHERE there.currency = ${currency} AND there.account_number = ${accountNumber}
     AND lower(there.bank_name) = lower(${bankName}) AND there.removed_at IS NULL)`

/** One account has one row here, however many regions transfer to it. */
export async function readStatementAccount(
  { orm }: Handle,
  wanted: string,
): Promise<typeof clubBankAccount.$inferSelect | undefined> {
  const [named] = await orm.select().from(clubBankAccount).where(eq(clubBankAccount.id, wanted))
  if (named === undefined) return undefined
  const [first] = await orm
    .select()
    .from(clubBankAccount)
    .where(
      and(
        eq(clubBankAccount.currency, named.currency),
        eq(clubBankAccount.accountNumber, named.accountNumber),
        sql`lower(${clubBankAccount.bankName}) = lower(${named.bankName})`,
        isFirstOfAccount,
      ),
    )
  return first
}
