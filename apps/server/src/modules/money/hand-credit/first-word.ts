import { daysTogether } from '@kinfold/contract/operator/one-person-limits'
import { subDays } from 'date-fns/subDays'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { holdsRole } from '../../base/person/holds-role.ts'
import { firstWord } from './hand-credit.tables.ts'

type Word = {
  /** The unmatched money, the chargeback, the portfolio, the payment or the line, locked by the caller. */
  readonly sourceId: string
  /** Null where it is the club's own money. */
  readonly memberId: string | null
  readonly paymentId: string | null
  readonly amountMinor?: bigint | null
  readonly by: string
  readonly at: Date
}

type FirstWord = {
  readonly by: string
  /** Of what may change until the second says the same. */
  readonly amountMinor: bigint | null
}

/** Who said so within the last days, and still may; undefined where nobody did. */
export async function readFirstWord(
  tx: Transaction,
  { sourceId, memberId, paymentId, at }: Pick<Word, 'sourceId' | 'memberId' | 'paymentId' | 'at'>,
): Promise<FirstWord | undefined> {
  const [first] = await tx.orm.select().from(firstWord).where(eq(firstWord.sourceId, sourceId))
  const isAboutIt = first?.memberId === memberId && first.paymentId === paymentId
  const isRecent = isAboutIt && first.saidAt > subDays(at, daysTogether)
  if (!isRecent || !(await holdsRole(tx, first.saidBy, 'approver'))) return undefined
  return { by: first.saidBy, amountMinor: first.amountMinor }
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

/** Answers whether there was one. */
export async function dropFirstWord(tx: Transaction, sourceId: string): Promise<boolean> {
  const dropped = await tx.orm.delete(firstWord).where(eq(firstWord.sourceId, sourceId)).returning()
  return dropped.length > 0
}
