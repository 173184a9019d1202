import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { openEmbedded } from '../src/db/embedded/open-embedded.ts'
import { int8AsBigint } from '../src/db/int8-as-bigint.ts'
import type { DatabaseSettings } from '../src/db/open-database.ts'
import { openPostgres } from '../src/db/open-postgres.ts'
import { onPostgres } from './on-postgres.ts'
import { urlOf } from './postgres-template.ts'

// `settings` let another process open the same database.
export type TestDatabase = Database & AsyncDisposable & { readonly settings: DatabaseSettings }

// A database of one's own with every migration applied, gone after close().
export async function createTestDatabase(): Promise<TestDatabase> {
  int8AsBigint()
  const template = inject('testDatabaseTemplate')
  return template.engine === 'embedded'
    ? copyOfFolder(template.folder)
    : copyOnServer(template.url, template.database)
}

async function copyOfFolder(template: string): Promise<TestDatabase> {
  const dataFolder = createTestFolder()
  cpSync(template, join(dataFolder, 'database'), { recursive: true })
  const database = await openEmbedded({ dataFolder })
  return disposable(database, { dataFolder }, async () =>
    rmSync(dataFolder, { recursive: true, force: true }),
  )
}

async function copyOnServer(server: string, template: string): Promise<TestDatabase> {
  const name = `kinfold_test_${randomBytes(6).toString('hex')}`
  await onPostgres(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = urlOf(server, name)
  return disposable(openPostgres({ url, poolSize: 5 }), { url, dataFolder: '' }, () =>
    onPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`),
  )
}

// Memory instead of a disk where there is one: the guards run all the same, each fsync is free.
export function createTestFolder(): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kinfold-test-'))
}

function disposable(
  database: Database,
  settings: DatabaseSettings,
  remove: () => Promise<void>,
): TestDatabase {
  let closing: Promise<void> | undefined
  const closeDatabase = database.close
  const close = () => {
    closing ??= closeDatabase().then(remove)
    return closing
  }
  return Object.assign(database, { settings, close, [Symbol.asyncDispose]: close })
}
