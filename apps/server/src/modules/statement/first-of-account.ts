import { type SQL, sql } from 'drizzle-orm'
import { clubBankAccount } from '../bank-details/bank-details.tables.ts'

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
