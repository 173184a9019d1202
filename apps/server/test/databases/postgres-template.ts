import { array, create, string, type } from 'superstruct'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#src/db/open-database.ts'
import { onPostgres } from './on-postgres.ts'
import { preparePostgres } from './prepare-postgres.ts'

const variable = 'KINFOLD_TEST_POSTGRES_URL'

let undo = async () => {}

export async function teardown(): Promise<void> {
  await undo()
}

export async function setup(project: TestProject): Promise<void> {
  const given = process.env[variable]
  const cluster = given === undefined ? await startCluster() : undefined
  const url = given ?? cluster?.url ?? ''
  const database = `kinfold_template_${process.pid}`
  const prepared = await openDatabase({ ...(await preparePostgres(url, database)), dataFolder: '' })
  await prepared.close()
  project.provide('testDatabaseTemplate', { engine: 'postgres', url, database })
  undo = async () => {
    await dropDatabases(url, database)
    await cluster?.stop()
  }
}

async function startCluster() {
  try {
    const { startTestCluster } = await import('@kinfold/test-support/postgres/throw-away-cluster')
    return await startTestCluster()
  } catch (cause) {
    throw new Error(
      `The tests on PostgreSQL have no server to run on: ${variable} is not set and none could be started here. Set it to a superuser’s address of a PostgreSQL where roles and databases may be created and dropped.`,
      { cause },
    )
  }
}

// The filled ones have its name at the beginning of theirs.
async function dropDatabases(url: string, name: string): Promise<void> {
  const found = await onPostgres(
    url,
    `SELECT format('DROP DATABASE %I', datname) AS drop FROM pg_database
      WHERE datname = '${name}' OR starts_with(datname, '${name}_')`,
  )
  for (const { drop } of create(found, array(type({ drop: string() })))) await onPostgres(url, drop)
}
