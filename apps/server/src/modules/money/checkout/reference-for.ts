import { and, eq } from 'drizzle-orm'
import type { Handle, Transaction } from '../../../db/database.ts'
import { createReference } from '../payment/create-reference.ts'
import { payment, paymentQuote } from '../payment/payment.tables.ts'
import type { WantedPayment } from './wanted-payment.ts'

/**
 * What a member writes on a transfer to the club's bank account, kept with the quote: nobody else is given it, and
 * asking for the figures anew doesn't change what may already stand on a transfer.
 */
export async function referenceFor(
  handle: Handle,
  { member, gateway, reference }: WantedPayment,
): Promise<string | null> {
  if (gateway !== 'bank') return null
  if (reference === undefined) return createReference()
  const shownBefore = and(
    eq(paymentQuote.reference, reference),
    eq(paymentQuote.memberId, member.id),
  )
  const isTheirs = (await handle.orm.$count(paymentQuote, shownBefore)) > 0
  return isTheirs && !(await isTaken(handle, reference)) ? reference : createReference()
}

/** The reference for the payment that the same transaction writes; another one where a payment has it. */
export async function takeReference(
  tx: Transaction,
  { reference }: { readonly reference: string | null },
): Promise<string> {
  if (reference === null) return createReference()
  // Of two payments with quotes that share it, the second sees the first.
  await tx.orm
    .select({ id: paymentQuote.id })
    .from(paymentQuote)
    .where(eq(paymentQuote.reference, reference))
    .orderBy(paymentQuote.id)
    .for('update')
  return (await isTaken(tx, reference)) ? createReference() : reference
}

const isTaken = async ({ orm }: Handle, reference: string) =>
  (await orm.$count(payment, eq(payment.reference, reference))) > 0
