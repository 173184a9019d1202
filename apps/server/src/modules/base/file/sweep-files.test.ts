import { createHash, randomBytes } from 'node:crypto'
import { uploadFile } from '@kinfold/contract/file/upload-file'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { type Bucket, startBucket } from '#test/stand-ins/stand-in-bucket.ts'
import { dropUnusedFiles } from './drop-unused-files.ts'
import { storedFile } from './file.tables.ts'
import { sweepAtNight } from './sweep-at-night.ts'
import { sweepFiles } from './sweep-files.ts'

const day = 86_400_000
const { signal } = new AbortController()
const key = { region: 'eu-west-1', accessKeyId: 'AKIDCLUB', secretAccessKey: 'the club’s secret' }

describe.each(['local', 's3'])('the sweep of files kept in: %s', kind => {
  let bucket: Bucket
  let server: TestServer
  let picture: Buffer
  let token: string
  let memberId: string
  beforeAll(async () => {
    bucket = await startBucket('club-files', key)
    server = await createTestServer({
      environment: {
        FILE_STORE: kind,
        BUCKET_URL: bucket.url,
        BUCKET_REGION: key.region,
        BUCKET_ACCESS_KEY_ID: key.accessKeyId,
        BUCKET_SECRET_ACCESS_KEY: key.secretAccessKey,
        UNUSED_FILE_DAYS: '7',
        SESSION_DAYS: '90',
        SESSION_IDLE_HOURS: '720',
      },
    })
    token = await join(server, 'amara@club.example')
    const [account] = await server.db.query<{ id: string }>({ text: 'SELECT id FROM account' })
    memberId = account?.id ?? ''
    picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await bucket[Symbol.asyncDispose]()
  })
  beforeEach(() => server.db.query({ text: 'DELETE FROM rate_limit' }))

  const keep = async () => {
    const upload = { file: { name: 'id.png', bytes: picture }, fields: { purpose: 'identity' } }
    return (await server.ask(uploadFile, { token, upload: upload as never })).id
  }
  const handIn = async (file_id: string) =>
    server.call('POST', '/api/customer/upload-kyc', { token, body: document(file_id) })
  const sweep = () => {
    const { db, files } = server.parts.services
    return sweepFiles({ db, files, now: server.clock.now, unusedFileDays: 7, signal })
  }
  const isKept = async (id: string) => {
    const rows = await server.db.query({
      text: 'SELECT 1 FROM stored_file WHERE id = $1',
      values: [id],
    })
    return rows.length === 1
  }
  const keyOf = async (id: string) => {
    const [row] = await server.db.query<{ key: string }>({
      text: 'SELECT storage_key AS key FROM stored_file WHERE id = $1',
      values: [id],
    })
    return row?.key ?? ''
  }
  const isThere = async (name: string) =>
    (await server.parts.services.files.keysBeginning(name.slice(0, 2))).includes(name)

  it('drops what was never handed in or was replaced, and its bytes a day later', async () => {
    const [replaced, handedIn, forgotten] = [await keep(), await keep(), await keep()]
    const keys = await Promise.all([replaced, handedIn, forgotten].map(keyOf))
    for (const id of [replaced, handedIn]) expect((await handIn(id)).status).toBe(200)
    server.clock.forward(7 * day)
    expect(await sweep()).toMatchObject({ dropped: 0, removed: 0 })
    server.clock.forward(1)
    const fresh = await keep()
    expect(await sweep()).toEqual({ dropped: 2, removed: 0, missing: [], unknown: [] })
    expect(await Promise.all([replaced, handedIn, forgotten, fresh].map(isKept))).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true, true])
    server.clock.forward(day + 1)
    expect(await sweep()).toEqual({ dropped: 0, removed: 2, missing: [], unknown: [] })
    expect(await Promise.all(keys.map(isThere))).toEqual([false, true, false])
  })

  it('removes the bytes of an upload that was killed on its way, and none of one under way', async () => {
    const { db, files } = server.parts.services
    const name = randomBytes(16).toString('hex')
    await db.query({
      text: 'INSERT INTO file_to_remove VALUES ($1, $2)',
      values: [name, server.clock.now],
    })
    await files.put(name, picture)
    expect(await sweep()).toEqual({ dropped: 0, removed: 0, missing: [], unknown: [] })
    expect(await isThere(name)).toBe(true)
    server.clock.forward(day + 1)
    expect(await sweep()).toMatchObject({ removed: 1 })
    expect(await isThere(name)).toBe(false)
  })

  it('tells of files without bytes, and of bytes that nothing speaks of, and touches neither', async () => {
    const { files } = server.parts.services
    const lost = await keep()
    await files.remove(await keyOf(lost))
    const stranger = randomBytes(16).toString('hex')
    await files.put(stranger, picture)
    server.clock.forward(day + 1)
    expect(await sweep()).toEqual({
      dropped: 0,
      removed: 0,
      missing: [lost],
      unknown: [stranger],
    })
    expect(await isThere(stranger)).toBe(true)
    await files.remove(stranger)
    await server.db.query({ text: 'DELETE FROM stored_file WHERE id = $1', values: [lost] })
  })

  it('never takes a file from under whoever hands it in', async () => {
    const { db } = server.parts.services
    const { now } = server.clock
    // Without the rest of a sweep, which reads the whole store and hands nothing out.
    const drop = () =>
      dropUnusedFiles(db, { before: new Date(now.getTime() - 7 * day), now, signal })
    for (let round = 0; round < 30; round += 1) {
      const [old] = await db.orm
        .insert(storedFile)
        .values({
          ownerId: memberId,
          purpose: 'identity',
          name: 'id.png',
          contentType: 'image/png',
          size: picture.length,
          sentHash: createHash('sha256').update(picture).digest(),
          storageKey: randomBytes(16).toString('hex'),
          createdAt: new Date(now.getTime() - 30 * day),
        })
        .returning()
      const id = old?.id ?? ''
      const [handed] = await Promise.all([handIn(id), drop(), drop()])
      expect([200, 404]).toContain(handed.status)
      expect(await isKept(id)).toBe(handed.status === 200)
    }
  })

  const found: unknown[] = []
  const night = (changes: object = {}, stopped = signal) => {
    const { services, uploads } = server.parts
    const metrics = { files: (counts: unknown) => void found.push(counts) }
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const parts = { services: { ...services, ...changes }, uploads, log, metrics, signal: stopped }
    return sweepAtNight(parts as never)
  }

  it('runs once a night, whoever asks, and says what it found', async () => {
    server.clock.now = new Date('2027-05-04T00:30:00Z') // 1:30 in Lagos
    await night()
    expect(found).toHaveLength(0)
    server.clock.forward(3_600_000)
    await Promise.all([night(), night()])
    server.clock.forward(3_600_000)
    await night()
    expect(found).toHaveLength(1)
    server.clock.forward(day)
    await night()
    expect(found).toHaveLength(2)
  })

  it('is tried again the same night when the store failed', async () => {
    found.splice(0)
    server.clock.forward(day)
    const keysBeginning = () => Promise.reject(new Error('the bucket is away'))
    const files = { ...server.parts.services.files, keysBeginning }
    await expect(night({ files })).rejects.toThrow('the bucket is away')
    server.clock.forward(3_600_000)
    await night()
    expect(found).toHaveLength(1)
  })

  it('ends with the step it is at when the server stops, and is tried again', async () => {
    found.splice(0)
    server.clock.forward(day)
    const stopping = new AbortController()
    let asked = 0
    const keysBeginning = async () => {
      asked += 1
      stopping.abort()
      return []
    }
    const files = { ...server.parts.services.files, keysBeginning }
    await expect(night({ files }, stopping.signal)).rejects.toThrow('aborted')
    expect(asked).toBe(1)
    await night()
    expect(found).toHaveLength(1)
  })
})

function document(file_id: string) {
  return {
    id_type: 'international_passport',
    id_number: 'A1234567',
    expires_on: '2033-01-01',
    file_id,
  }
}
