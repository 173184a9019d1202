import type { BankAccount, BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { eq } from 'drizzle-orm'
import type { Handle } from '../../db/database.ts'
import { bankAccount } from './bank-account.tables.ts'

export type BankAccounts = { readonly [Kind in BankAccountKind]: BankAccount | null }

export async function bankAccountsOf(handle: Handle, memberId: string): Promise<BankAccounts> {
  const rows = await handle.orm.select().from(bankAccount).where(eq(bankAccount.memberId, memberId))
  const described = new Map(rows.map(row => [row.kind, describeBankAccount(row)]))
  return {
    ngn: described.get('ngn') ?? null,
    usd: described.get('usd') ?? null,
    other: described.get('other') ?? null,
    international: described.get('international') ?? null,
  }
}

export function describeBankAccount(row: typeof bankAccount.$inferSelect): BankAccount {
  return {
    kind: row.kind,
    currency: row.currency,
    account_name: row.accountName,
    account_number: row.accountNumber,
    bank_name: row.bankName,
    bank_code: row.bankCode,
    routing_number: row.routingNumber,
    swift: row.swift,
    bank_address: row.bankAddress,
    country: row.country,
    name_match: { matches: row.nameMatches, differing_words: row.differingWords },
    updated_at: row.updatedAt.toISOString(),
  }
}
