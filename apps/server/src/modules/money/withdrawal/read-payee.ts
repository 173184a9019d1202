import type { BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'

const payee = {
  bankAccountId: bankAccount.id,
  accountCheck: bankAccount.checkStatus,
  bankName: bankAccount.bankName,
  accountName: bankAccount.accountName,
  accountNumber: bankAccount.accountNumber,
  bankCode: bankAccount.bankCode,
  routingNumber: bankAccount.routingNumber,
  swift: bankAccount.swift,
  bankAddress: bankAccount.bankAddress,
  country: bankAccount.country,
}

/** A member's account as it stands now, in the columns that a withdrawal keeps of it. */
export async function readPayee(tx: Transaction, memberId: string, kind: BankAccountKind) {
  const [found] = await tx.orm
    .select(payee)
    .from(bankAccount)
    .where(and(eq(bankAccount.memberId, memberId), eq(bankAccount.kind, kind)))
  if (found === undefined) throw new Error('bank account not found although its owner is locked')
  return found
}
