import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { KeyedHash } from '../../security/keyed-hash.ts'
import { recoveryCode } from './totp.tables.ts'

const amount = 8
// Without those that look alike on paper: 0 and o, 1 and l and i.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

const fourLetters = () =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** New codes, shown only this once: only their keyed hashes are kept. Earlier ones stop working. */
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

/** Uses up a code; how many are left, or undefined when it isn't one of the account's. */
export async function spendCode(
  keyedHash: KeyedHash,
  tx: Transaction,
  { accountId, code, at }: { readonly accountId: string; readonly code: string; readonly at: Date },
): Promise<number | undefined> {
  const hashes = keyedHash.underEveryKey('recovery code', `${accountId} ${code}`)
  const spent = await tx.query({
    text: `UPDATE recovery_code SET used_at = $3
            WHERE account_id = $1 AND code_hash = ANY ($2::bytea[]) AND used_at IS NULL
            RETURNING account_id`,
    values: [accountId, hashes, at],
  })
  if (spent.length === 0) return undefined
  const [left] = await tx.query<{ left: number }>({
    text: `SELECT count(*)::int AS left FROM recovery_code WHERE account_id = $1 AND used_at IS NULL`,
    values: [accountId],
  })
  return left?.left ?? 0
}
