import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from '@kinfold/test-support/memory-folder'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#src/db/open-database.ts'

let scratch: string | undefined

export async function teardown(): Promise<void> {
  if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true })
}

// Kept between runs: it changes only with the migrations and the engine.
export async function setup(project: TestProject): Promise<void> {
  const folder = join(tmpdir(), `kinfold-test-template-${fingerprint()}`)
  if (!existsSync(folder)) await build(folder)
  scratch = mkdtempSync(join(memoryFolder(), 'kinfold-test-run-'))
  project.provide('testDatabaseTemplate', {
    engine: 'embedded',
    folder: join(folder, 'database'),
    scratch,
  })
}

async function build(folder: string): Promise<void> {
  const dataFolder = mkdtempSync(`${folder}-`)
  const database = await openDatabase({ dataFolder })
  await database.close()
  try {
    renameSync(dataFolder, folder)
  } catch {
    // Another run finished the same template first.
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const migrations = fileURLToPath(new URL('../../drizzle/', import.meta.url))
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(migrations, file)))
  }
  const guards = fileURLToPath(new URL('../../src/db/embedded/', import.meta.url))
  hash.update(readFileSync(join(guards, 'create-database-files.ts')))
  hash.update(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return hash.digest('hex').slice(0, 16)
}
