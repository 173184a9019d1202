import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/** A database of one's own with every migration applied, not opened yet. */
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

/** Opened; it is gone after close(). */
export async function createTestDatabase(): Promise<TestDatabase> {
  int8AsBigint()
  return inject('testDatabaseTemplate').engine === 'embedded' ? openedBeforehand() : openCopy()
}

// Opening an engine takes a while and little of it is waiting, so a file that has asked for a
// second database finds the next one opened beforehand.
let asked = 0
let spare: Promise<TestDatabase> | undefined

export async function closeSpareDatabase(): Promise<void> {
  const unused = spare
  asked = 0
  spare = undefined
  await (await unused)?.close()
}

function openedBeforehand(): Promise<TestDatabase> {
  asked += 1
  const next = spare ?? openCopy()
  spare = asked > 1 ? openCopy() : undefined
  // A failure belongs to whoever asks for this one.
  spare?.catch(() => undefined)
  return next
}

async function openCopy(): Promise<TestDatabase> {
  const { settings, remove } = await copyTestDatabase()
  const { url, dataFolder } = settings
  const database =
    url === undefined ? await openEmbedded({ dataFolder }) : openPostgres({ url, poolSize: 5 })
  return disposable(database, settings, remove)
}

function copyOfFolder(template: string): Copy {
  const dataFolder = createTestFolder()
  copyDatabase(template, join(dataFolder, 'database'))
  const remove = async () => rmSync(dataFolder, { recursive: true, force: true })
  return { settings: { dataFolder }, remove }
}

// Without the files of the two template databases, which nobody connects to: two thirds of all.
function copyDatabase(template: string, folder: string): void {
  const unneeded = ['1', '4'].map(id => join(template, 'base', id))
  cpSync(template, folder, {
    recursive: true,
    filter: source => !unneeded.includes(dirname(source)),
  })
}

async function copyOnServer(server: string, template: string): Promise<Copy> {
  const name = `kinfold_test_${randomBytes(6).toString('hex')}`
  await onPostgres(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    settings: { url: urlOf(server, name), dataFolder: '' },
    remove: () => onPostgres(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
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
