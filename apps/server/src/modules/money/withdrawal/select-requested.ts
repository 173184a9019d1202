import { eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { account, member, operator } from '../../base/person/account.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'
import { payout } from './payout.tables.ts'
import { withdrawal } from './withdrawal.tables.ts'

/**
 * Withdrawals with what an operator decides by. The payout is there where a provider pays it. The account is there only for as long as the member keeps
 * the one that the withdrawal goes to.
 */
export const selectRequested = (handle: Handle) =>
  handle.orm
    .select({ row: withdrawal, account, member, decider: operator, bankAccount, payout })
    .from(withdrawal)
    .innerJoin(wallet, eq(wallet.id, withdrawal.walletId))
    .innerJoin(account, eq(account.id, wallet.memberId))
    .innerJoin(member, eq(member.id, wallet.memberId))
    .leftJoin(operator, eq(operator.id, withdrawal.decidedBy))
    .leftJoin(bankAccount, eq(bankAccount.id, withdrawal.bankAccountId))
    .leftJoin(payout, eq(payout.withdrawalId, withdrawal.id))

export type RequestedRow = Awaited<ReturnType<typeof selectRequested>>[number]
