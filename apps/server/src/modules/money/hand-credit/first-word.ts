import { daysTogether } from '@kinfold/contract/operator/one-person-limits'
import { subDays } from 'date-fns/subDays'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { firstWord } from './hand-credit.tables.ts'

type Word = {
  /** The unannounced money, the chargeback, the portfolio or the payment, locked by the caller. */
  readonly sourceId: string
  readonly memberId: string
  readonly paymentId: string | null
  /** Of what may change until the second says the same. */
  readonly amountMinor?: bigint
  readonly by: string
  readonly at: Date
}

/** Who said the same within the last days, and still may; undefined where nobody did. */
export async function readFirstWord(
  tx: Transaction,
  { sourceId, memberId, paymentId, amountMinor, at }: Omit<Word, 'by'>,
): Promise<string | undefined> {
  const [first] = await tx.orm.select().from(firstWord).where(eq(firstWord.sourceId, sourceId))
  const isSame =
    first?.memberId === memberId &&
    first.paymentId === paymentId &&
    first.amountMinor === (amountMinor ?? null)
  const isRecent = isSame && first.saidAt > subDays(at, daysTogether)
  return isRecent && (await holdsRole(tx, first.saidBy, 'approver')) ? first.saidBy : undefined
}

/** Of how much another said so, where it is something else by now; null where nobody did. */
export async function readFirstAmount(
  tx: Transaction,
  { sourceId, amountMinor, by, at }: Pick<Word, 'sourceId' | 'amountMinor' | 'by' | 'at'>,
): Promise<bigint | null> {
  const [first] = await tx.orm.select().from(firstWord).where(eq(firstWord.sourceId, sourceId))
  const isAnothers = first !== undefined && first.saidBy !== by
  const isRecent = isAnothers && first.saidAt > subDays(at, daysTogether)
  return isRecent && first.amountMinor !== amountMinor ? first.amountMinor : null
}

/** Kept until somebody else says the same; another word takes its place. */
export async function keepFirstWord(
  tx: Transaction,
  { sourceId, memberId, paymentId, amountMinor, by, at }: Word,
): Promise<void> {
  const said = { memberId, paymentId, amountMinor: amountMinor ?? null, saidBy: by, saidAt: at }
  await tx.orm
    .insert(firstWord)
    .values({ sourceId, ...said })
    .onConflictDoUpdate({ target: firstWord.sourceId, set: said })
}

export async function dropFirstWord(tx: Transaction, sourceId: string): Promise<void> {
  await tx.orm.delete(firstWord).where(eq(firstWord.sourceId, sourceId))
}
