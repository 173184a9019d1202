import type { KeyedHash } from '../../../security/keyed-hash.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { isPayeeReleased } from './payee-hash.ts'

/**
 * Nobody is paid at another account than their withdrawal was asked for to. Whoever can only write to the database
 * can change the account and the withdrawal alike, but has no key for the hash.
 */
export function requirePayee(keyedHash: KeyedHash, ...rows: readonly WithdrawalRow[]): void {
  for (const row of rows) {
    // An earlier version kept none.
    if (row.payeeHash !== null && !isPayeeReleased(keyedHash, row, row.payeeHash)) {
      throw new Error(`withdrawal ${row.id} would be paid to another account than it was asked for`)
    }
  }
}
