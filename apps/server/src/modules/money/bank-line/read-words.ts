import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import type { LineRow } from './lock-line.ts'
import { statementLineWording } from './statement.tables.ts'

export type LineWords = {
  readonly said: string
  /** The references of the club's that stand in it. */
  readonly named: readonly string[]
}

/** What a bank's files say of a line, the first one and those that word it otherwise. */
export async function readWords(tx: Transaction, line: LineRow): Promise<LineWords> {
  const others = await tx.orm
    .select()
    .from(statementLineWording)
    .where(eq(statementLineWording.lineId, line.id))
  const all = [line, ...others]
  return {
    said: all
      .map(({ reference, text, senderName }) => `${reference} ${text} ${senderName}`)
      .join('\n'),
    named: all.flatMap(({ named }) => named ?? []),
  }
}
