import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { firstWord } from './hand-credit.tables.ts'

type Word = {
  /** The unannounced money, the chargeback or the portfolio, locked by the caller. */
  readonly sourceId: string
  readonly memberId: string
  readonly paymentId: string | null
  readonly by: string
  readonly at: Date
}

/** Who said the same before, and still may; undefined where nobody did. */
export async function readFirstWord(
  tx: Transaction,
  { sourceId, memberId, paymentId }: Omit<Word, 'by' | 'at'>,
): Promise<string | undefined> {
  const [first] = await tx.orm.select().from(firstWord).where(eq(firstWord.sourceId, sourceId))
  const isSame = first?.memberId === memberId && first.paymentId === paymentId
  return isSame && (await holdsRole(tx, first.saidBy, 'approver')) ? first.saidBy : undefined
}

/** Kept until somebody else says the same; another word takes its place. */
export async function keepFirstWord(
  tx: Transaction,
  { sourceId, memberId, paymentId, by, at }: Word,
): Promise<void> {
  const said = { memberId, paymentId, saidBy: by, saidAt: at }
  await tx.orm
    .insert(firstWord)
    .values({ sourceId, ...said })
    .onConflictDoUpdate({ target: firstWord.sourceId, set: said })
}

export async function dropFirstWord(tx: Transaction, sourceId: string): Promise<void> {
  await tx.orm.delete(firstWord).where(eq(firstWord.sourceId, sourceId))
}
