import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { patiently } from '#test/servers/patiently.ts'
import { FileMissingError } from './file-missing-error.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'
import { localFiles } from './local-files.ts'

const folder = createTestFolder()
const files = localFiles(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newKey = () => randomBytes(16).toString('hex')
const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key)

it('are stored, read, listed and removed', async () => {
  const key = newKey()
  await files.put(key, Buffer.from('a'))
  expect(await files.get(key)).toEqual(Buffer.from('a'))
  expect(await files.keysBeginning(key.slice(0, 2))).toEqual([key])
  await files.remove(key)
  await files.remove(key)
  await expect(files.get(key)).rejects.toThrow(FileMissingError)
  expect(await files.keysBeginning(key.slice(0, 2))).toEqual([])
})

it('are stored and read piece by piece', async () => {
  const key = newKey()
  await files.putStream(key, pieces('a', 'b'))
  expect(await files.get(key)).toEqual(Buffer.from('ab'))
  expect(await text(await files.getStream(key))).toBe('ab')
  await expect(files.getStream(newKey())).rejects.toThrow(FileMissingError)
})

it('leave nothing when their source breaks off', async () => {
  const key = newKey()
  async function* broken() {
    yield Buffer.from('a')
    throw new Error('broken off')
  }
  await expect(files.putStream(key, broken())).rejects.toThrow('broken off')
  await expect(files.get(key)).rejects.toThrow(FileMissingError)
  expect(existsSync(`${placeOf(key)}.part`)).toBe(false)
})

async function* pieces(...texts: readonly string[]) {
  for (const each of texts) yield Buffer.from(each)
}

it('leave no partial file when writing fails', async () => {
  const key = newKey()
  mkdirSync(path.join(placeOf(key), 'in the way'), { recursive: true })
  await expect(files.put(key, Buffer.from('a'))).rejects.toThrow(FilesUnavailableError)
  expect(existsSync(`${placeOf(key)}.part`)).toBe(false)
})

it('lose partial files of a killed server at the next start, and none that is being written', async () => {
  const [old, fresh, whole] = [newKey(), newKey(), newKey()]
  await files.put(whole, Buffer.from('a'))
  for (const key of [old, fresh]) {
    mkdirSync(path.dirname(placeOf(key)), { recursive: true })
    writeFileSync(`${placeOf(key)}.part`, '')
  }
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const file of [`${placeOf(old)}.part`, placeOf(whole)]) {
    utimesSync(file, yesterday, yesterday)
  }
  localFiles(folder)
  await vi.waitFor(() => expect(existsSync(`${placeOf(old)}.part`)).toBe(false), patiently)
  expect(existsSync(`${placeOf(fresh)}.part`)).toBe(true)
  expect(existsSync(placeOf(whole))).toBe(true)
})
