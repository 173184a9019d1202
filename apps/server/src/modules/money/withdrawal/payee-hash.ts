// Binds a transfer to the account that two people released it to. Whoever can only write to the database can’t make
// the hash of another one.
import { type KeyedHash, sameBytes } from '../../../security/keyed-hash.ts'
import type { WithdrawalRow } from './describe-withdrawal.ts'
import { payeeKeys } from './payee-keys.ts'

type Paid = Pick<WithdrawalRow, 'id' | (typeof payeeKeys)[number]>

/** With the withdrawal, so that the hash of one is of no use for another. */
const textOf = (row: Paid) => JSON.stringify([row.id, ...payeeKeys.map(key => row[key])])

export const payeeHashOf = (keyedHash: KeyedHash, row: Paid): string =>
  keyedHash('payee', textOf(row)).toString('base64url')

export function isPayeeReleased(keyedHash: KeyedHash, row: Paid, released: string | null): boolean {
  if (released === null) return false
  const kept = Buffer.from(released, 'base64url')
  return keyedHash.underEveryKey('payee', textOf(row)).some(each => sameBytes(each, kept))
}
