import type { Database, Handle, Statement } from '#src/db/database.ts'

/** How many pages of the database the statements of some work read, whatever the machine does meanwhile. */
export async function blocksOf(
  db: Database,
  work: (listening: Database) => Promise<unknown>,
): Promise<number> {
  const sent: Statement[] = []
  await work({
    ...db,
    query: statement => {
      sent.push(statement)
      return db.query(statement)
    },
  })
  let sum = 0
  for (const statement of sent) sum += await blocksOfOne(db, statement)
  return sum
}

async function blocksOfOne(db: Handle, { text, values }: Statement): Promise<number> {
  const [explained] = await db.query<{ 'QUERY PLAN': readonly { Plan: object }[] }>({
    text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    ...(values !== undefined && { values }),
  })
  const plan = explained?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('no plan')
  return (
    Number(Reflect.get(plan, 'Shared Hit Blocks')) + Number(Reflect.get(plan, 'Shared Read Blocks'))
  )
}
