import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getFile } from '@kinfold/contract/file/get-file'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { formOf } from '#test/servers/form-of.ts'
import { timeoutWith } from '#test/stand-ins/misbehave.ts'
import { type Bucket, startBucket } from '#test/stand-ins/stand-in-bucket.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { FileMissingError } from './file-missing-error.ts'
import type { FileStore } from './file-store.ts'
import { FilesUnavailableError } from './files-unavailable-error.ts'
import { s3Files } from './s3-files.ts'

const key = { region: 'eu-west-1', accessKeyId: 'AKIDCLUB', secretAccessKey: 'the club’s secret' }
const quick = { pauseMs: 1 }
let bucket: Bucket
let files: FileStore
beforeAll(async () => {
  bucket = await startBucket('club-files', key)
  files = filesWith('well')
})
afterAll(() => bucket[Symbol.asyncDispose]())

const filesWith = (behaviour: string) =>
  s3Files({ url: bucket.url, ...key, ...quick, timeoutMs: timeoutWith(behaviour) })
const newKey = () => randomBytes(16).toString('hex')
const picture = randomBytes(70_000)

describe('files in a bucket', () => {
  it('are stored, read and removed, each call signed', async () => {
    const name = newKey()
    await files.put(name, picture)
    expect(bucket.objects.get(name)).toEqual(picture)
    expect(await files.get(name)).toEqual(picture)
    await files.remove(name)
    expect(bucket.objects.has(name)).toBe(false)
    await expect(files.get(name)).rejects.toThrow(FileMissingError)
  })

  it('are stored and read piece by piece, and nothing waits on the disk afterwards', async () => {
    const name = newKey()
    const waitingFolder = createTestFolder()
    const streamed = s3Files({ url: bucket.url, ...key, ...quick, waitingFolder })
    async function* pieces() {
      yield picture.subarray(0, 40_000)
      yield picture.subarray(40_000)
    }
    bucket.behave('500')
    await streamed.putStream(name, pieces())
    expect(bucket.objects.get(name)).toEqual(picture)
    expect(readdirSync(waitingFolder)).toEqual([])
    expect(await buffer(await streamed.getStream(name))).toEqual(picture)
    await expect(streamed.getStream(newKey())).rejects.toThrow(FileMissingError)
    rmSync(waitingFolder, { recursive: true })
  })

  it('are listed by prefix, page after page', async () => {
    const names = Array.from({ length: 5 }, () => `e7${newKey().slice(2)}`)
    for (const name of [...names, `e8${newKey().slice(2)}`]) await files.put(name, picture)
    bucket.objects.set('e7 something else', picture)
    expect(await files.keysBeginning('e7')).toEqual(names.toSorted())
    bucket.objects.delete('e7 something else')
  })

  it('can’t be reached with another key, and a refused key is not retried', async () => {
    const wrong = s3Files({ url: bucket.url, ...key, secretAccessKey: 'another', ...quick })
    const kept = wrong.put(newKey(), picture)
    await expect(kept).rejects.toThrow(FilesUnavailableError)
    await expect(kept).rejects.toHaveProperty('cause.status', 403)
  })

  it('only have random names', async () => {
    await expect(files.put('../another-bucket', picture)).rejects.toThrow('not the key')
    await expect(files.get('x')).rejects.toThrow('not the key')
  })

  it.each(['time-out', '500', 'cut off', 'redirect'] as const)(
    'are retried after: %s',
    async fault => {
      const name = newKey()
      const asking = filesWith(fault)
      bucket.behave(fault, fault)
      await asking.put(name, picture)
      expect(bucket.objects.get(name)).toEqual(picture)
      bucket.behave(fault)
      expect(await asking.get(name)).toEqual(picture)
    },
  )

  it('time out even during garbage collection', async () => {
    setFlagsFromString('--expose-gc')
    const tidy = setInterval(runInNewContext('gc'), 20)
    try {
      bucket.behave('time-out', 'time-out', 'time-out')
      await expect(filesWith('time-out').put(newKey(), picture)).rejects.toThrow(
        FilesUnavailableError,
      )
    } finally {
      clearInterval(tidy)
    }
  })

  it('may be slow', async () => {
    const name = newKey()
    bucket.behave('slow')
    await files.put(name, picture)
    bucket.behave('slow')
    expect(await files.get(name)).toEqual(picture)
  })

  it('are unavailable when the bucket doesn’t answer', async () => {
    const nowhere = s3Files({ url: 'http://127.0.0.1:9/club', ...key, ...quick })
    await expect(nowhere.put(newKey(), picture)).rejects.toThrow(FilesUnavailableError)
  })
})

describe('a server with its files in a bucket', () => {
  const environment = () => ({
    FILE_STORE: 's3',
    BUCKET_URL: bucket.url,
    BUCKET_REGION: key.region,
    BUCKET_ACCESS_KEY_ID: key.accessKeyId,
    BUCKET_SECRET_ACCESS_KEY: key.secretAccessKey,
  })
  const receipt = async () => ({
    name: 'receipt.png',
    bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  })

  it('stores and serves files, backs them up and restores them', async () => {
    await using server = await createTestServer({ environment: environment() })
    const token = await join(server, 'amara@club.example')
    const upload = { file: await receipt(), fields: { purpose: 'receipt' } } as const
    const kept = await server.ask(uploadFile, { token, upload })
    const given = await server.parts.app.inject({
      url: `/api${getFile.path.replace(':id', kept.id)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([...bucket.objects.values()]).toContainEqual(given.rawPayload)

    const { db, files: store, encryption, chainKeys } = server.parts.services
    const file = path.join(server.config.dataFolder, 'club.tar.gz')
    await makeBackup({ db, files: store, chainKeys, now: () => server.clock.now }, file)
    bucket.objects.clear()
    const { mode } = server.config
    await server.asOwner(owner =>
      restoreBackup(
        { db: owner, files: store, encryption, chainKeys, mode, now: () => server.clock.now },
        { file, replace: true },
      ),
    )
    expect([...bucket.objects.values()]).toContainEqual(given.rawPayload)
  })

  it('asks to try again when the bucket doesn’t answer, and keeps nothing', async () => {
    await using server = await createTestServer({ environment: environment() })
    const token = await join(server, 'amara@club.example')
    bucket.behave('500', '500', '500')
    const form = await formOf(await receipt(), { purpose: 'receipt' })
    const refused = await server.call('POST', '/api/file', { token, ...form })
    expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
    expect(await server.db.query({ text: 'SELECT 1 FROM stored_file' })).toEqual([])
  })
})
