// Files of the embedded engine are private to its user, whatever mode the engine asks for.
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { startServerProcess } from '#test/servers/server-process.ts'
import { openDatabase } from '../open-database.ts'

const openToOthers = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    name => (statSync(path.join(folder, name)).mode & 0o077) !== 0,
  )

it('keeps the files of the database private, also those created later', async () => {
  const folder = createTestFolder()
  const db = await openDatabase({ dataFolder: folder })
  await db.query({ text: 'CREATE TABLE later AS SELECT n FROM generate_series(1, 100000) n' })
  await db.query({ text: 'CHECKPOINT' })
  const files = readdirSync(path.join(folder, 'database'), { recursive: true })
  expect(files.length).toBeGreaterThan(900)
  expect(openToOthers(path.join(folder, 'database'))).toEqual([])
  await db.close()
  rmSync(folder, { recursive: true })
})

it('keeps all of the data folder private', async () => {
  const folder = path.join(createTestFolder(), 'data')
  const environment = { KINFOLD_DATA_DIR: folder }
  const server = await startServerProcess(environment)
  expect(openToOthers(folder)).toEqual([])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(openToOthers(folder)).toEqual([])
  rmSync(path.dirname(folder), { recursive: true })
})
