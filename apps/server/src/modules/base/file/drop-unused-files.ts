import type { Database, Transaction } from '../../../db/database.ts'

type Wanted = {
  /** Files that came before. */
  readonly before: Date
  readonly now: Date
  /** Asked between two steps: a server that stops doesn't wait for the whole store. */
  readonly signal: AbortSignal
}

const batch = 100

/** Drops the rows of files that nothing refers to, and notes their keys for removal; how many it were. */
export async function dropUnusedFiles(
  db: Database,
  { before, now, signal }: Wanted,
): Promise<number> {
  for (let dropped = 0; ; ) {
    signal.throwIfAborted()
    const some = await db.transaction(tx => dropSome(tx, before, now))
    dropped += some
    if (some < batch) return dropped
  }
}

async function dropSome(tx: Transaction, before: Date, now: Date): Promise<number> {
  const unused = await unusedCondition(tx)
  // Locked first and asked again: what is handed in just now is either locked by that call, or seen.
  const locked = await tx.query<{ id: string }>({
    text: `SELECT f.id FROM stored_file f WHERE f.created_at < $1 AND ${unused}
            ORDER BY f.created_at LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
    values: [before],
  })
  const dropped = await tx.query({
    text: `WITH dropped AS (
             DELETE FROM stored_file f WHERE f.id = ANY ($1::uuid[]) AND ${unused}
             RETURNING f.storage_key)
           INSERT INTO file_to_remove (storage_key, since)
           SELECT storage_key, $2::timestamptz FROM dropped
           RETURNING storage_key`,
    values: [locked.map(({ id }) => id), now],
  })
  return dropped.length
}

/** A reference from any table keeps a file, read from the catalogue so that new tables count too. */
async function unusedCondition(tx: Transaction): Promise<string> {
  const references = await tx.query<{ condition: string }>({
    text: `SELECT format('NOT EXISTS (SELECT 1 FROM %s r WHERE r.%I = f.id)',
                         k.conrelid::regclass, a.attname) AS condition
             FROM pg_constraint k
             JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
            WHERE k.contype = 'f' AND k.confrelid = 'stored_file'::regclass`,
  })
  if (references.length === 0) {
    throw new Error('no foreign key refers to stored_file; refusing to delete files')
  }
  return references.map(({ condition }) => condition).join(' AND ')
}
