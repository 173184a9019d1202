import type { QueryOf } from '@kinfold/contract/endpoint'
import type { BankAccountToCheck } from '@kinfold/contract/operator/bank-account/bank-account-check'
import type { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, eq, ne } from 'drizzle-orm'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Handle } from '../../../db/database.ts'
import { readPage } from '../../../paging/read-page.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { describeBankAccountToCheck } from './describe-bank-account-to-check.ts'

const select = (handle: Handle) =>
  handle.orm
    .select({ bankAccount, member, email: account.email, decider: operator })
    .from(bankAccount)
    .innerJoin(member, eq(member.id, bankAccount.memberId))
    .innerJoin(account, eq(account.id, bankAccount.memberId))
    .leftJoin(operator, eq(operator.id, bankAccount.checkedBy))

/** The longest waiting first. */
export async function readBankAccountsToCheck(
  handle: Handle,
  query: QueryOf<typeof listBankAccounts>,
): Promise<Page<BankAccountToCheck>> {
  const matching =
    query.status === undefined
      ? ne(bankAccount.checkStatus, 'not_needed')
      : eq(bankAccount.checkStatus, query.status)
  const oldest = () =>
    select(handle).where(matching).orderBy(asc(bankAccount.updatedAt), asc(bankAccount.id))
  return readPage(query, {
    count: () => countUpTo(handle, bankAccount, matching),
    rows: async ({ limit, offset }) =>
      (await oldest().limit(limit).offset(offset)).map(describeBankAccountToCheck),
  })
}

export async function readBankAccountToCheck(
  handle: Handle,
  id: string,
): Promise<BankAccountToCheck | undefined> {
  const [row] = await select(handle).where(eq(bankAccount.id, id))
  return row === undefined ? undefined : describeBankAccountToCheck(row)
}
