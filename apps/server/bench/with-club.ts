import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import pg from 'pg'
import { preparePostgres, urlOf } from '#test/databases/prepare-postgres.ts'
import type { ChildServer } from './child-server.ts'
import { startClub } from './start-club.ts'

export type Club = {
  readonly server: ChildServer
  /** In the club’s database, as its administrator. */
  readonly client: pg.Client
  readonly clusterUrl: string
  /** In the club’s database, as the role that owns it. */
  readonly ownerUrl: string
}

/** The club on a PostgreSQL of its own, as long as the work takes. */
export async function withClub<T>(
  work: (club: Club) => Promise<T>,
  settings?: string[],
): Promise<T> {
  const cluster = await startThrowAwayCluster(settings)
  const { url, migrationUrl } = await preparePostgres(cluster.url, 'kinfold_bench')
  const server = await startClub({ DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl })
  const client = new pg.Client({ connectionString: urlOf(cluster.url, 'kinfold_bench') })
  try {
    await client.connect()
    return await work({ server, client, clusterUrl: cluster.url, ownerUrl: migrationUrl })
  } finally {
    await client.end()
    await server.stop()
    await cluster.stop()
  }
}
