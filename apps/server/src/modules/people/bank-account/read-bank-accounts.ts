import type { BankAccounts } from '@kinfold/contract/withdrawal/payout-account'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { bankAccount } from './bank-account.tables.ts'
import { describeBankAccount, type NamedPerson } from './describe-bank-account.ts'

export const noBankAccounts: BankAccounts = {
  ngn: null,
  usd: null,
  other: null,
  international: null,
}

export async function readBankAccounts(
  handle: Handle,
  person: NamedPerson & { readonly id: string },
): Promise<BankAccounts> {
  const rows = await handle.orm
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.memberId, person.id))
  const described = rows.map(row => [row.kind, describeBankAccount(row, person)] as const)
  return { ...noBankAccounts, ...Object.fromEntries(described) }
}
