import { expect, it } from 'vitest'
import { join } from '#test/clubs/joining.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { formOf } from '#test/servers/form-of.ts'

const environment = { FILE_QUOTA_MB: '20', FILE_HOURLY_MB: '10' }
const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_000_000 - 9, 0x20)])
const sender = (to: TestServer) => async (token: string) => {
  const form = await formOf({ name: 'bill.pdf', bytes }, { purpose: 'receipt' })
  return to.call('POST', '/api/file', { token, ...form })
}

it('a member may send so much within an hour and have so much kept, and another as much again', async () => {
  await using server = await createTestServer({ environment })
  const send = sender(server)
  const token = await join(server, 'amara@club.example')
  const other = await join(server, 'bisi@club.example')
  for (let sent = 0; sent < 3; sent += 1) expect((await send(token)).status).toBe(200)
  const anHour = await send(token)
  expect([anHour.status, anHour.code]).toEqual([429, 'too_many_requests'])
  expect(anHour.body).toMatchObject({ error: expect.stringContaining('10 MB') })
  expect(Number(anHour.headers['retry-after'])).toBeGreaterThan(60)
  expect((await send(other)).status).toBe(200)

  server.clock.forward(3_600_001)
  for (let sent = 0; sent < 3; sent += 1) expect((await send(token)).status).toBe(200)
  server.clock.forward(3_600_001)
  const inAll = await send(token)
  expect([inAll.status, inAll.code]).toEqual([413, 'file_too_large'])
  expect(inAll.body).toMatchObject({ error: expect.stringContaining('20 MB') })
})

it('counts files that arrive together one after the other', async () => {
  await using server = await createTestServer({ environment })
  const { files } = server.parts.services
  const { put } = files
  let written = 0
  let letGo = () => {}
  const together = new Promise<void>(resolve => {
    letGo = resolve
  })
  Object.assign(files, {
    async put(...given: Parameters<typeof put>) {
      await put(...given)
      written += 1
      if (written === 4) letGo()
      await together
    },
  })
  const token = await join(server, 'chika@club.example')
  const send = sender(server)
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429])
  const [kept] = await server.db.query<{ files: bigint }>({
    text: `SELECT count(*) AS files FROM stored_file f JOIN account a ON a.id = f.owner_id
            WHERE a.email = 'chika@club.example'`,
  })
  expect(kept?.files).toBe(3n)
  const there = await keysIn(server)
  const rows = await server.db.query<{ key: string }>({
    text: 'SELECT storage_key AS key FROM stored_file',
  })
  expect(there.sort()).toEqual(rows.map(({ key }) => key).sort())
})

async function keysIn({ parts }: TestServer): Promise<string[]> {
  const there: string[] = []
  for (let part = 0; part < 256; part += 1) {
    const digits = part.toString(16).padStart(2, '0')
    there.push(...(await parts.services.files.keysBeginning(digits)))
  }
  return there
}

it('takes a dozen files an hour that it has to refuse, whichever call they come with', async () => {
  await using server = await createTestServer()
  const token = await join(server, 'dupe@club.example')
  const send = async (path: string, text: string) => {
    const file = { name: 'bill.pdf', bytes: Buffer.from(text) }
    const form = await formOf(file, { purpose: 'receipt' })
    return (await server.call('POST', path, { token, ...form })).status
  }
  expect(await send('/api/file', '%PDF-1.4\n')).toBe(200)
  for (let sent = 0; sent < 12; sent += 1) expect(await send('/api/file', 'a text')).toBe(415)
  expect(await send('/api/file', '%PDF-1.4\n')).toBe(429)
  expect(await send('/api/customer/upload-poa', '%PDF-1.4\n')).toBe(429)
})
