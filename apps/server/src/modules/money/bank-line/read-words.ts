import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from './lock-line.ts'
import { statementLineWording } from './statement.tables.ts'

/** What a file of the bank says of a line. */
export type LineWords = {
  readonly said: string
  /** A reference of the club's that stands in it. */
  readonly named: string | null
  /** Those of what else the bank may have paid with it. */
  readonly alsoNamed: readonly string[]
  /** Who sent it, where it is another file than that of the line. */
  readonly sentBy: string | null
}

/** The words of the line itself, and those of files that word it otherwise. */
export async function readWords(tx: Transaction, line: LineRow): Promise<readonly LineWords[]> {
  const others = await tx.orm
    .select()
    .from(statementLineWording)
    .where(eq(statementLineWording.lineId, line.id))
    .orderBy(asc(statementLineWording.sentAt))
  return [{ ...line, sentBy: null }, ...others].map(
    ({ reference, text, senderName, named, alsoNamed, sentBy }) => ({
      said: `${reference} ${text} ${senderName}`,
      named,
      alsoNamed: alsoNamed ?? [],
      sentBy,
    }),
  )
}
