import type { Transaction } from '../../../db/database.ts'

/** Whose word a line of a bank is. */
export type LineWord = {
  readonly bookedOn: string
  readonly sentBy: string
  /** Who alone says how its file is read. */
  readonly mappedBy: string | null
  /** Who sent a file with the same line later. */
  readonly sentAgain: readonly string[]
  /** The person who asks undid a match of it. */
  readonly isUndone: boolean
  /** Whose transfer or payout it names. */
  readonly namesMember: string | null
}

const text = (column: 'id' | 'unmatched_id') => `
  SELECT l.booked_on::text AS "bookedOn", s.uploaded_by AS "sentBy", s.mapped_by AS "mappedBy",
         ARRAY(SELECT o.sent_by FROM statement_line_sender o WHERE o.line_id = l.id) AS "sentAgain",
         EXISTS (SELECT FROM audit_entry a
                  WHERE a.subject_id = l.id::text AND a.action IN ('statement.unmatched', 'statement.first_unmatched') AND a.actor_id = $2) AS "isUndone",
         coalesce((SELECT p.member_id FROM payment p WHERE p.reference = l.named),
                  (SELECT o.member_id FROM withdrawal w JOIN wallet o ON o.id = w.wallet_id WHERE w.reference = l.named)) AS "namesMember"
    FROM statement_line l JOIN bank_statement s ON s.id = l.statement_id
   WHERE l.${column} = $1`

/** Whose word a line is, for a person who says what it is. */
export async function readLineWord(tx: Transaction, id: string, by: string): Promise<LineWord> {
  const [word] = await tx.query<LineWord>({ text: text('id'), values: [id, by] })
  if (word === undefined) throw new Error(`there is no line ${id}`)
  return word
}

/** The same of the line that unmatched money came with; undefined where it was recorded by hand. */
export async function readWordOfUnmatched(
  tx: Transaction,
  unmatchedId: string,
  by: string,
): Promise<LineWord | undefined> {
  const [word] = await tx.query<LineWord>({
    text: text('unmatched_id'),
    values: [unmatchedId, by],
  })
  return word
}

/** Who stands behind a line; nobody else, where that person alone sent it or alone says how its file is read. */
export function sendersOf({ sentBy, mappedBy, sentAgain }: LineWord, by: string): string[] {
  const senders = [sentBy, ...sentAgain]
  if (mappedBy === by) return []
  // Whoever says how files are read has not seen this one.
  const isOwn = senders.every(sender => sender === by)
  return mappedBy === null || isOwn ? senders : [...senders, mappedBy]
}

/**
 * Nobody either, where they took it from somebody and give it to another, it names another, or its member says how the
 * file is read.
 */
export function othersOf(word: LineWord, by: string, memberId: string | null = null): string[] {
  const { isUndone, mappedBy, namesMember } = word
  const isMembers = mappedBy !== null && mappedBy === memberId
  const isAnothers = memberId !== null && namesMember !== null && namesMember !== memberId
  return isUndone || isMembers || isAnothers ? [] : sendersOf(word, by)
}
