import { type BankLine, bankLineKnown } from '@kinfold/contract/operator/bank-line'
import { type Refusal, refuse } from '../../calls/refusal.ts'
import { takeNamedLock } from '../../db/advisory-locks.ts'
import type { Transaction } from '../../db/database.ts'

const text = `
  SELECT FROM unmatched_money
   WHERE currency = $1 AND received_on = $2 AND amount_minor = $3 AND lower(bank_reference) = lower($4)
   UNION ALL
  SELECT FROM payment
   WHERE paid_currency = $1 AND received_on = $2 AND received_minor = $3 AND lower(bank_reference) = lower($4)`

/**
 * Refuses a line of the bank statement that was written down before, as a confirmed transfer or as unannounced
 * money. Until the transaction ends, nobody else writes it down.
 */
export async function lockBankLine(
  tx: Transaction,
  { currency, receivedOn, minor, bankReference }: BankLine,
): Promise<Refusal<'conflict'> | undefined> {
  await tx.query(takeNamedLock('bankLine', `${currency} ${receivedOn} ${minor}`))
  const values = [currency, receivedOn, minor, bankReference]
  const [known] = await tx.query({ text, values })
  return known && refuse('conflict', { sentence: bankLineKnown })
}
