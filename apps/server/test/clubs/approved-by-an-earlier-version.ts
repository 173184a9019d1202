import type { Database } from '#src/db/database.ts'

/** Money of what was approved stayed in the wallet, held, until it was paid. */
export const approvedByAnEarlierVersion = (db: Pick<Database, 'query'>, id: string) =>
  db.query({
    text: `UPDATE withdrawal SET status = 'approved', decided_at = requested_at WHERE id = $1`,
    values: [id],
  })
