import { paymentMessages } from '@kinfold/contract/payment/payment-body'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { takeNamedLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import { payment } from '../payment/payment.tables.ts'

export type TakenReceipt = { readonly receiptFileId: string; readonly receiptSeenBefore: boolean }

/** A member's own receipt; flagged where the same picture was handed in before, by whomever. */
export async function takeReceipt(
  tx: Transaction,
  memberId: string,
  fileId: string,
): Promise<TakenReceipt | Refusal<'validation_failed'>> {
  const [file] = await tx.orm
    .select({ id: storedFile.id, sentHash: storedFile.sentHash })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.id, fileId),
        eq(storedFile.ownerId, memberId),
        eq(storedFile.purpose, 'receipt'),
      ),
    )
    // Locked, so that the nightly clean-up doesn't delete a file that is being handed in.
    .for('key share')
  if (file === undefined) {
    return refuse('validation_failed', { fields: { receipt: paymentMessages.receipt } })
  }
  // Of two who hand it in at the same moment, the second sees the first.
  await tx.query(takeNamedLock('receipt', file.sentHash.toString('hex')))
  const seen = await tx.orm
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(storedFile, eq(storedFile.id, payment.receiptFileId))
    .where(eq(storedFile.sentHash, file.sentHash))
    .limit(1)
  return { receiptFileId: file.id, receiptSeenBefore: seen.length > 0 }
}
