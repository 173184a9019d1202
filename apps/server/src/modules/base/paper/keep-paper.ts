import type { Handle } from '../../../db/database.ts'
import type { issuedPaper } from './paper.tables.ts'

// Waits for whoever closes the account, and holds them off until the paper is kept.
const text = `
  INSERT INTO issued_paper (code, member_id, kind, made_at, from_day, to_day, amounts, initials, file_hash)
  SELECT $1, id, $3, $4, $5, $6, $7, $8, $9 FROM member
   WHERE id = $2 AND closed_at IS NULL FOR KEY SHARE
  RETURNING code`

/** False when the member has closed their account meanwhile: nothing is kept of somebody who left. */
export async function keepPaper(
  handle: Handle,
  paper: typeof issuedPaper.$inferInsert,
): Promise<boolean> {
  const { code, memberId, kind, madeAt, fromDay, toDay, amounts, initials, fileHash } = paper
  const sums = JSON.stringify(amounts)
  const kept = await handle.query<{ code: string }>({
    text,
    values: [code, memberId, kind, madeAt, fromDay, toDay, sums, initials, fileHash],
  })
  return kept.length > 0
}
