import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { listBankDetails } from '@kinfold/contract/payment/list-bank-details'
import { asc, eq } from 'drizzle-orm'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { clubBankAccount } from './club-bank-account.tables.ts'

export function clubBankAccountRoutes({ db }: Services): readonly Route[] {
  return [
    signedInRoute(listBankDetails, async ({ query: { currency } }) => {
      const rows = await db.orm
        .select()
        .from(clubBankAccount)
        .where(currency === undefined ? undefined : eq(clubBankAccount.currency, currency))
        .orderBy(asc(clubBankAccount.position))
      return { accounts: rows.map(describe) }
    }),
  ]
}

function describe(row: typeof clubBankAccount.$inferSelect): ClubBankAccount {
  return {
    region: row.region,
    currency: row.currency,
    bank_name: row.bankName,
    account_name: row.accountName,
    account_number: row.accountNumber,
    routing_number: row.routingNumber,
    swift: row.swift,
    bank_address: row.bankAddress,
  }
}
