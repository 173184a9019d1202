import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { memoryFolder } from '@kinfold/test-support/memory-folder'
import { inject } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { startEngine } from '#src/db/embedded/open-embedded.ts'
import { int8AsBigint } from '#src/db/int8-as-bigint.ts'
import type { DatabaseSettings } from '#src/db/open-database.ts'
import { openPostgres } from '#src/db/open-postgres.ts'
import { asOwner } from './as-owner.ts'
import { type Lendable, lendDatabase } from './database-on-loan.ts'
import { type Filling, nothing } from './filling.ts'
import { keepSessions } from './keep-sessions.ts'
import { onPostgres } from './on-postgres.ts'
import { urlOf, urlsOf } from './prepare-postgres.ts'
import type { EmbeddedTemplate, PostgresTemplate } from './test-database-template.ts'

/** On PostgreSQL opened as the role that serves. */
export type TestDatabase = Database &
  AsyncDisposable & {
    /** Let another process open the same database. */
    readonly settings: DatabaseSettings
    /** The same database as its owner: for planted faults and a test's own tables. */
    asOwner<T>(work: (owner: Database) => Promise<T>): Promise<T>
  }

/** A new database with every migration applied, not opened yet. */
export type Copy = {
  readonly settings: DatabaseSettings
  readonly remove: () => Promise<void>
}

export async function copyTestDatabase(): Promise<Copy> {
  const template = inject('testDatabaseTemplate')
  return template.engine === 'embedded'
    ? copyOfFolder(template.folder)
    : copyOnServer(template.url, template.database)
}

/** An open database; after close() it is never reused, though what it was on may be. */
export async function createTestDatabase(filling: Filling = nothing): Promise<TestDatabase> {
  int8AsBigint()
  const template = inject('testDatabaseTemplate')
  const make = () =>
    template.engine === 'embedded' ? makeEngine(template) : makeOnServer(template)
  const { database, settings, giveBack } = await lendDatabase(make, filling)
  return disposable(database, settings, giveBack)
}

async function makeEngine({ folder, scratch }: EmbeddedTemplate): Promise<Lendable> {
  const dataFolder = mkdtempSync(join(scratch, 'loan-'))
  copyDatabase(folder, join(dataFolder, 'database'))
  const { connect, stop } = await startEngine({ dataFolder })
  return {
    settings: { dataFolder },
    connect,
    async administer(work) {
      const session = connect()
      return work(session).finally(() => session.close())
    },
    async remove() {
      await stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

async function makeOnServer({ url, database }: PostgresTemplate): Promise<Lendable> {
  // Dropped with the template after the run.
  const name = `${database}_${randomBytes(6).toString('hex')}`
  const { settings, remove } = await copyOnServer(url, database, name)
  const administrator = openPostgres({ url: urlOf(url, name), poolSize: 1 })
  const sessions = keepSessions(settings.url)
  return {
    settings,
    connect: sessions.lend,
    administer: work => work(administrator),
    async remove() {
      await Promise.all([administrator.close(), sessions.close()])
      await remove()
    },
  }
}

function copyOfFolder(template: string): Copy {
  const dataFolder = createTestFolder()
  copyDatabase(template, join(dataFolder, 'database'))
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true })
  return { settings: { dataFolder }, remove }
}

// Without the files of the two template databases, which are unused: two thirds of all.
function copyDatabase(template: string, folder: string): void {
  const unneeded = ['1', '4'].map(id => join(template, 'base', id))
  cpSync(template, folder, {
    recursive: true,
    filter: source => !unneeded.includes(dirname(source)),
  })
}

async function copyOnServer(
  server: string,
  template: string,
  name = `kinfold_test_${randomBytes(6).toString('hex')}`,
) {
  await onPostgres(
    server,
    `CREATE DATABASE ${name} OWNER kinfold_owner TEMPLATE ${template}`,
    // The privilege to connect is not copied.
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC; GRANT CONNECT ON DATABASE ${name} TO kinfold_app`,
  )
  return {
    settings: { ...urlsOf(server, name), dataFolder: '' },
    remove: async () => void (await onPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

export function createTestFolder(): string {
  return mkdtempSync(join(memoryFolder(), 'kinfold-test-'))
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
  return Object.assign(database, {
    settings,
    close,
    asOwner: <T>(work: (owner: Database) => Promise<T>) =>
      settings.url === undefined ? work(database) : asOwner(settings, work),
    [Symbol.asyncDispose]: close,
  })
}
