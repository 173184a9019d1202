import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { BankLine } from '@kinfold/contract/operator/bank-line'
import { bankLineKnown } from '@kinfold/contract/operator/lookalike/lookalike-text'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { takeNamedLock } from '../../../db/advisory-locks.ts'
import type { Transaction } from '../../../db/database.ts'
import { readOfReference } from './read-lookalikes.ts'

const text = `
  SELECT FROM unmatched_money
   WHERE currency = $1 AND received_on = $2 AND amount_minor = $3 AND lower(bank_reference) = lower($4)
   UNION ALL
  SELECT FROM payment
   WHERE paid_currency = $1 AND received_on = $2 AND received_minor = $3 AND lower(bank_reference) = lower($4)`

/** Until the transaction ends, nobody else records money of this amount: by hand, or of a statement. */
export async function lockBankAmount(
  tx: Transaction,
  { currency, minor }: Pick<BankLine, 'currency' | 'minor'>,
): Promise<void> {
  await tx.query(takeNamedLock('bankLine', `${currency} ${minor}`))
}

/** Whether a line was recorded, as a confirmed transfer or as unmatched money. Its amount is locked. */
export async function isLineKnown(
  tx: Transaction,
  { currency, receivedOn, minor, bankReference }: BankLine,
): Promise<boolean> {
  const values = [currency, receivedOn, minor, bankReference]
  const [known] = await tx.query({ text, values })
  return known !== undefined
}

/** Refuses a line of the bank statement that was recorded before, and says as what. */
export async function lockBankLine(
  tx: Transaction,
  line: BankLine,
): Promise<Refusal<'conflict'> | undefined> {
  await lockBankAmount(tx, line)
  if (!(await isLineKnown(tx, line))) return undefined
  const alike = await readOfReference(tx, line.bankReference)
  const known = alike.find(({ amount, received_on: receivedOn }) => {
    const { currency, minor } = fromWireMoney(amount)
    return receivedOn === line.receivedOn && currency === line.currency && minor === line.minor
  })
  return refuse('conflict', { sentence: bankLineKnown(known) })
}
