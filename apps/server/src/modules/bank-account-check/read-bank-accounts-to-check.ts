import type { QueryOf } from '@kinfold/contract/endpoint'
import {
  type BankAccountToCheck,
  decidableChecks,
} from '@kinfold/contract/operator/bank-account/bank-account-check'
import type { listBankAccounts } from '@kinfold/contract/operator/bank-account/list-bank-accounts'
import type { Page } from '@kinfold/contract/paging/page-of'
import { asc, eq, ne } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { readPage } from '../../paging/read-page.ts'
import { account, member, operator } from '../account/account.tables.ts'
import { bankAccount } from '../bank-account/bank-account.tables.ts'
import { describeBankAccount } from '../bank-account/describe-bank-account.ts'

const select = (handle: Handle) =>
  handle.orm
    .select({ bankAccount, member, email: account.email, decider: operator })
    .from(bankAccount)
    .innerJoin(member, eq(member.id, bankAccount.memberId))
    .innerJoin(account, eq(account.id, bankAccount.memberId))
    .leftJoin(operator, eq(operator.id, bankAccount.checkedBy))

type Row = Awaited<ReturnType<typeof select>>[number]

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
    count: () => handle.orm.$count(bankAccount, matching),
    rows: async ({ limit, offset }) =>
      (await oldest().limit(limit).offset(offset)).map(describeCheck),
  })
}

export async function readBankAccountToCheck(
  handle: Handle,
  id: string,
): Promise<BankAccountToCheck | undefined> {
  const [row] = await select(handle).where(eq(bankAccount.id, id))
  return row === undefined ? undefined : describeCheck(row)
}

function describeCheck({
  bankAccount: row,
  member: person,
  email,
  decider,
}: Row): BankAccountToCheck {
  const status = decidableChecks.find(decidable => decidable === row.checkStatus)
  if (status === undefined) throw new Error('listed a bank account that needs no check')
  return {
    id: row.id,
    member: { id: person.id, name: `${person.firstName} ${person.lastName}`, email },
    account: describeBankAccount(row, person),
    status,
    decided_by: decider === null ? null : { id: decider.id, name: decider.name },
    decided_at: row.checkedAt?.toISOString() ?? null,
  }
}
