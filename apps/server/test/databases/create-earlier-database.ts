import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openEmbedded } from '#src/db/embedded/open-embedded.ts'
import { int8AsBigint } from '#src/db/int8-as-bigint.ts'
import { migrate } from '#src/db/migrate.ts'
import { openPostgres } from '#src/db/open-postgres.ts'
import { createTestFolder } from './create-test-database.ts'
import { earlierMigrations } from './earlier-migrations.ts'
import { onPostgres } from './on-postgres.ts'
import { preparePostgres } from './prepare-postgres.ts'

/** An empty database as an earlier version had it, opened as its owner; close() removes it. */
export async function createEarlierDatabase(lastMigration: string): Promise<Database> {
  int8AsBigint()
  const folder = createTestFolder()
  const { database, remove } = await emptyDatabase(folder)
  const close = database.close
  await migrate(database, {}, earlierMigrations(folder, lastMigration))
  return Object.assign(database, {
    close: async () => {
      await close()
      await remove()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

async function emptyDatabase(folder: string) {
  const template = inject('testDatabaseTemplate')
  if (template.engine === 'embedded') {
    return { database: await openEmbedded({ dataFolder: folder }), remove: async () => undefined }
  }
  const name = `kinfold_test_${randomBytes(6).toString('hex')}`
  const { migrationUrl } = await preparePostgres(template.url, name)
  return {
    database: openPostgres({ url: migrationUrl, poolSize: 2 }),
    remove: async () => void (await onPostgres(template.url, `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}
