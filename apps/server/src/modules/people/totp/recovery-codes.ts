import { randomInt } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { KeyedHash } from '../../../security/keyed-hash.ts'
import { recoveryCode } from './totp.tables.ts'

const amount = 8
// Without characters that look alike on paper: 0 and o, 1 and l and i.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const fourLetters = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Creates codes, which are shown only once: only their keyed hashes are stored. Earlier codes stop working. */
export async function renewCodes(
  keyedHash: KeyedHash,
  tx: Transaction,
  accountId: string,
): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < amount) codes.add(`${fourLetters()}-${fourLetters()}`)
  await tx.orm.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.orm.insert(recoveryCode).values(
    [...codes].map(code => ({
      accountId,
      codeHash: keyedHash('recovery code', `${accountId} ${code}`),
    })),
  )
  return [...codes]
}

/** Uses a code; returns how many are left, or undefined when it isn't one of the account's. */
export async function useRecoveryCode(
  keyedHash: KeyedHash,
  tx: Transaction,
  { accountId, code, at }: { readonly accountId: string; readonly code: string; readonly at: Date },
): Promise<number | undefined> {
  const hashes = keyedHash.underEveryKey('recovery code', `${accountId} ${code}`)
  const unused = and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt))
  const spent = await tx.orm
    .update(recoveryCode)
    .set({ usedAt: at })
    .where(and(unused, inArray(recoveryCode.codeHash, hashes)))
    .returning({ accountId: recoveryCode.accountId })
  return spent.length === 0 ? undefined : tx.orm.$count(recoveryCode, unused)
}
