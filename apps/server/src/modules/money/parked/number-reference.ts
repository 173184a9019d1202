import type { BankLine } from '@kinfold/contract/operator/bank-line'
import type { Transaction } from '../../../db/database.ts'
import { isLineKnown } from './lock-bank-line.ts'

/** What money is found by later. Lines that are alike in everything are numbered. Its amount is locked. */
export async function numberReference(
  tx: Transaction,
  { bankReference: said, ...line }: BankLine,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const bankReference = number === 1 ? said : `${said} (${number})`
    if (!(await isLineKnown(tx, { ...line, bankReference }))) return bankReference
  }
}
