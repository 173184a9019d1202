import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, inject } from 'vitest'
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

// Opening an engine takes a while and little of it is waiting, so a file that has asked for a
// second database finds the next one opened beforehand.
let asked = 0
let spare: Promise<TestDatabase> | undefined
afterAll(async () => {
  const unused = spare
  spare = undefined
  await (await unused)?.close()
})

function copyOfFolder(template: string): Promise<TestDatabase> {
  asked += 1
  const next = spare ?? openCopy(template)
  spare = asked > 1 ? openCopy(template) : undefined
  // A failure belongs to whoever asks for this one.
  spare?.catch(() => undefined)
  return next
}

async function openCopy(template: string): Promise<TestDatabase> {
  const dataFolder = createTestFolder()
  copyDatabase(template, join(dataFolder, 'database'))
  const database = await openEmbedded({ dataFolder })
  return disposable(database, { dataFolder }, async () =>
    rmSync(dataFolder, { recursive: true, force: true }),
  )
}

// Without the files of the two template databases, which nobody connects to: two thirds of all.
function copyDatabase(template: string, folder: string): void {
  const unneeded = ['1', '4'].map(id => join(template, 'base', id))
  cpSync(template, folder, {
    recursive: true,
    filter: source => !unneeded.includes(dirname(source)),
  })
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
