import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { payment } from './payment.tables.ts'

/**
 * Why a bank's reference can't be recorded: it is the club's own one of another transfer that still waits, and the
 * bank's line of that transfer would be taken for this money.
 */
export async function referenceOfAnother(
  tx: Transaction,
  bankReference: string,
  paymentId?: string,
): Promise<string | undefined> {
  const reference = bankReference.trim().toUpperCase()
  const others = and(
    eq(payment.reference, reference),
    eq(payment.status, 'pending_confirmation'),
    paymentId === undefined ? undefined : ne(payment.id, paymentId),
  )
  return (await tx.orm.$count(payment, others)) === 0
    ? undefined
    : `${reference} is another transfer that is waited for. Please confirm that one, or write the bank’s own reference.`
}
