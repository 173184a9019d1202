import type { Database } from '#src/db/database.ts'

/** What a statement finds wrong, a sentence for each row. */
export async function foundBy(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<string[]> {
  const rows = await db.query<{ wrong: string }>({ text, values: [...values] })
  return rows.map(({ wrong }) => wrong)
}
