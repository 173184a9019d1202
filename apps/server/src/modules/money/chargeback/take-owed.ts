import type { Money } from '@kinfold/contract/money/money'
import type { Transaction } from '../../../db/database.ts'
import { LedgerError } from '../../../ledger/ledger-error.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { recoverReceivable } from '../../../ledger/recipes/recover-receivable.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { Services } from '../../services.ts'
import { chargebackRecovery } from './chargeback.tables.ts'
import type { ChargebackRow } from './chargeback-facts.ts'
import { chargebackNews } from './chargeback-news.ts'
import type { Debtor } from './debtor-of.ts'
import { updateChargeback } from './update-chargeback.ts'

type Taking = {
  readonly id: string
  readonly amount: Money
  /** Undefined where it is the wallet. */
  readonly portfolio: string | undefined
  /** The member reads it. */
  readonly reason: string
  /** Null where it came back, so that nobody decides. */
  readonly by: string | null
  readonly at: Date
}

/** Takes some of what is owed for a locked chargeback out of the member's money. Answers whether it was there. */
export async function takeOwed(
  services: Services,
  tx: Transaction,
  { row, debtor }: { readonly row: ChargebackRow; readonly debtor: Debtor },
  { id, amount, portfolio, reason, by, at }: Taking,
): Promise<boolean> {
  const { memberId: member, about } = debtor
  const attempt = moneyAttempts.receivableRecovered(id)
  const movement = recoverReceivable({ attempt, member, ...about, portfolio, amount })
  const isTaken = await unlessShort(tx, async inner => {
    await inner.orm.insert(chargebackRecovery).values({
      id,
      chargebackId: row.id,
      amountMinor: amount.minor,
      portfolioId: portfolio ?? null,
      reason,
      recoveredBy: by,
      createdAt: at,
    })
    await post(inner, movement)
  })
  if (!isTaken) return false
  const settled = await updateChargeback(tx, row, {
    recoveredMinor: row.recoveredMinor + amount.minor,
  })
  const from = portfolio === undefined ? 'wallet' : 'portfolio'
  const news = chargebackNews.recovered(settled, amount, { from, reason })
  await notifyMember(services, tx, member, news)
  return true
}

/** In a savepoint, so that what is there can still be read. */
async function unlessShort(
  tx: Transaction,
  work: (inner: Transaction) => Promise<void>,
): Promise<boolean> {
  try {
    await tx.savepoint(work)
    return true
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'insufficient-funds') return false
    throw error
  }
}
