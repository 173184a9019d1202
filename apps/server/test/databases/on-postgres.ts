import pg from 'pg'

/** One after the other on one connection; answers the rows of the last. */
export async function onPostgres(url: string, ...statements: string[]): Promise<object[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: object[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
