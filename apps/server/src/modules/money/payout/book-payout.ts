import { eq } from 'drizzle-orm'
import { RefusedError } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { FoundPayout } from '../../../providers/payouts/payout-provider.ts'
import type { Services } from '../../services.ts'
import { owePayout } from '../chargeback/owe-payout.ts'
import { settleCameBack } from '../chargeback/settle-came-back.ts'
import { bookOutcomes } from '../payout-batch/book-outcomes.ts'
import { lockBatch } from '../payout-batch/lock-batch.ts'
import { payAfterAll } from '../payout-batch/pay-after-all.ts'
import { bookReturn } from '../withdrawal/book-return.ts'
import { lockWithdrawal, type OwnedWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { requireSameAmount } from '../withdrawal/require-same-amount.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { nextAskAt } from './when-to-ask.ts'

/** Books what a provider says of a transfer, once, whoever asked. Each step is a transaction: money moves once in each. */
export async function bookPayout(
  services: Services,
  id: string,
  found: FoundPayout,
): Promise<void> {
  while (await services.db.transaction(tx => bookStep(services, tx, id, found))) {
    // One that came back before anybody heard that it was paid takes two, as one that its member owes.
  }
}

/** Whether anything was booked. */
async function bookStep(
  services: Services,
  tx: Transaction,
  id: string,
  found: FoundPayout,
): Promise<boolean> {
  const [named] = await tx.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  const batch = await lockBatch(tx, named?.batchId ?? id)
  const owned = await lockWithdrawal(tx, id)
  if (batch?.paidThrough !== 'provider' || owned === undefined) {
    throw new Error(`withdrawal ${id} is paid by no provider`)
  }
  const step = stepOf(owned, found)
  if (step === undefined) return false
  if (step.kind === 'came back') return settleCameBack(services, tx, owned)
  requireSameAmount(owned.row, found)
  const at = await services.clock.now(tx)
  if (step.kind === 'after all') {
    await bookAfterAll(services, tx, owned, at)
  } else if (step.kind === 'return') {
    await bookReturn(services, tx, owned, { way: 'provider', reason: step.reason, at, by: null })
  } else {
    await bookOutcomes(services, tx, batch, [{ ...owned, reason: step.reason }], { by: null })
  }
  await askAgainWhen(tx, id, at)
  return true
}

/** What the member has spent since, they owe. */
async function bookAfterAll(
  services: Services,
  tx: Transaction,
  owned: OwnedWithdrawal,
  at: Date,
): Promise<void> {
  const said = { way: 'provider', by: null, at, paidAt: at } as const
  try {
    await tx.savepoint(inner => payAfterAll(services, inner, owned, said))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    await owePayout(services, tx, owned, at)
  }
}

type Step =
  | { readonly kind: 'after all' }
  | { readonly kind: 'came back' }
  | { readonly kind: 'outcome'; readonly reason: string | null }
  | { readonly kind: 'return'; readonly reason: string }

function stepOf({ row }: OwnedWithdrawal, found: FoundPayout): Step | undefined {
  if (found.state === 'pending' || found.state === 'unknown') return undefined
  if (row.status === 'in_batch') {
    return { kind: 'outcome', reason: found.state === 'failed' ? found.reason : null }
  }
  if (found.state === 'paid') return paidStepOf(row)
  if (row.status === 'returned') return { kind: 'came back' }
  // A provider that says failed after paid has the money again, as after a return.
  if (row.status !== 'paid') return undefined
  return { kind: 'return', reason: found.reason }
}

function paidStepOf({ id, status }: OwnedWithdrawal['row']): Step | undefined {
  if (status === 'failed') return { kind: 'after all' }
  // Sent once more from the provider's desk: the member has it twice, and a person has to ask them for it.
  if (status === 'returned')
    throw new Error(`the provider paid withdrawal ${id}, which had come back`)
  return undefined
}

async function askAgainWhen(tx: Transaction, id: string, now: Date): Promise<void> {
  const [row] = await tx.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  const askAt = row === undefined ? null : nextAskAt({ ...row, asks: 0 }, now)
  await tx.orm.update(payout).set({ askAt }).where(eq(payout.withdrawalId, id))
}
