import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeArchive } from './archive.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kinfold-archive-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('is written even if a killed backup of the same name left a partial file behind', async () => {
  const file = path.join(folder, 'club.tar.gz')
  writeFileSync(`${file}.part`, 'half of it')
  await writeArchive(file, archive => archive.add('files/one', Buffer.from('1')))
  expect(readdirSync(folder)).toEqual(['club.tar.gz', 'club.tar.gz.part'])
})

it('leaves nothing behind when it fails', async () => {
  const before = readdirSync(folder)
  const failed = writeArchive(path.join(folder, 'other.tar.gz'), () =>
    Promise.reject(new Error('no more')),
  )
  await expect(failed).rejects.toThrow('no more')
  expect(readdirSync(folder)).toEqual(before)
})
