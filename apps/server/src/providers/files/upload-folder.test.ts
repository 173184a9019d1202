import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RefusedError } from '../../calls/refusal.ts'
import { createUploadFolder, type UploadFolder } from './upload-folder.ts'

let folder: string
let uploads: UploadFolder
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kinfold-uploads-'))
  uploads = createUploadFolder(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const receive = (accountId: string) => uploads.receive(accountId, 'a.pdf', Readable.from(['a']))
const receiveMany = (accountId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => receive(accountId)))

async function codeOf(received: Promise<unknown>): Promise<string | undefined> {
  const error = await received.catch((thrown: unknown) => thrown)
  return error instanceof RefusedError ? error.refusal.code : undefined
}

it('takes ten files of one account at once, and goes on taking those of others', async () => {
  const [first] = await receiveMany('ada', 10)
  expect(await codeOf(receive('ada'))).toBe('too_many_requests')
  await receive('bola')
  await first?.discard()
  await receive('ada')
})

it('takes two hundred files at once in all', async () => {
  for (let account = 0; account < 20; account += 1) await receiveMany(`${account}`, 10)
  expect(await codeOf(receive('ada'))).toBe('unavailable')
})
