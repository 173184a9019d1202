import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patiently } from '#test/servers/patiently.ts'
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

it('accepts four files of one account at once, and still those of others', async () => {
  const [first] = await receiveMany('ada', 4)
  expect(await codeOf(receive('ada'))).toBe('too_many_requests')
  await receive('bola')
  await first?.discard()
  await receive('ada')
})

it('accepts two hundred files at once in total', async () => {
  for (let account = 0; account < 50; account += 1) await receiveMany(`${account}`, 4)
  expect(await codeOf(receive('ada'))).toBe('unavailable')
})

it('cuts off a sender of a byte now and then, but not a slow network', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const [idle, waning, slow] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const refused = codeOf(uploads.receive('ada', 'a.pdf', idle))
    const refusedLater = codeOf(uploads.receive('chidi', 'a.pdf', waning))
    waning.write(Buffer.alloc(20_000))
    const received = uploads.receive('bola', 'a.pdf', slow)
    for (let seconds = 0; seconds < 30; seconds += 10) {
      idle.write('a')
      waning.write('a')
      slow.write(Buffer.alloc(20_000))
      await vi.waitFor(() => expect(slow.readableLength).toBe(0), patiently)
      await vi.advanceTimersByTimeAsync(10_000)
    }
    slow.end()
    expect(await refused).toBe('request_timeout')
    expect(await refusedLater).toBe('request_timeout')
    expect((await received).size).toBe(60_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(readdirSync(folder)).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
