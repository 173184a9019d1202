import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { getDataExport } from '@kinfold/contract/data-export/get-data-export'
import { requestDataExport } from '@kinfold/contract/data-export/request-data-export'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { demoPassword } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { patiently } from '#test/servers/patiently.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { fileToRemove, storedFile } from '../../base/file/file.tables.ts'
import { sweepFiles } from '../../base/file/sweep-files.ts'
import { dataExport } from './data-export.tables.ts'
import { makeDataExport } from './make-data-export.ts'

const day = 86_400_000
const { dayo, efe } = people
let server: TestServer
let token: string
beforeEach(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, dayo.customer.email)
})
afterEach(() => server[Symbol.asyncDispose]())

const ask = (as = token) => server.ask(requestDataExport, { token: as })
const latest = async (as = token) => (await server.ask(getDataExport, { token: as })).latest
const files = () => server.parts.services.files

/** As bytes: the client of the tests reads texts. */
async function fetchIt(as = token, body: object = { password: demoPassword }) {
  const answer = await server.parts.app.inject({
    method: 'POST',
    url: `/api${fetchDataExport.path}`,
    headers: { authorization: `Bearer ${as}` },
    payload: body,
  })
  const isFile = answer.headers['content-type'] === 'application/zip'
  return {
    status: answer.statusCode,
    code: isFile ? undefined : answer.json().code,
    entries: isFile ? unzipSync(answer.rawPayload) : {},
  }
}

const rowsOf = (entries: Record<string, Uint8Array>, name: string): Record<string, unknown>[] =>
  JSON.parse(Buffer.from(entries[name] ?? '[]').toString())

describe('an export', () => {
  it('is asked for, made, told, and fetched once', async () => {
    expect(await latest()).toBeNull()
    expect(await ask()).toMatchObject({ state: 'being_made', size: null, fetch_by: null })
    await server.settle()
    const made = await latest()
    expect(made).toMatchObject({ state: 'ready', size: expect.any(Number) })
    const { items } = await server.ask(listNotifications, { token })
    expect(items[0]).toMatchObject({ title: 'Your data is ready' })
    const [mail] = await server.inbox(dayo.customer.email)
    expect(mail?.subject).toBe('Your data is ready')

    const { status, entries } = await fetchIt()
    expect(status).toBe(200)
    expect(rowsOf(entries, 'profile/account.json')).toMatchObject([{ email: dayo.customer.email }])
    expect(rowsOf(entries, 'money/lines-NGN.json').length).toBeGreaterThan(20)
    expect(rowsOf(entries, 'portfolios/portfolios.json').length).toBeGreaterThan(3)
    const [payment] = rowsOf(entries, 'money/payments.json')
    expect(payment?.amount).toMatch(/^\d+\.\d\d$/)
    const [line] = rowsOf(entries, 'money/lines-NGN.json')
    expect([line?.amount, line?.balance_after]).toEqual(
      Array(2).fill(expect.stringMatching(/^-?\d+\.\d\d$/)),
    )
    const naira = rowsOf(entries, 'money/balances.json').find(each => each.currency === 'NGN')
    expect(naira?.balance).toBe(line?.balance_after)
    const [share] = rowsOf(entries, 'portfolios/portfolios.json')
    expect(
      Object.entries(share ?? {}).filter(([name, day]) => /_on$/.test(name) && day !== null),
    ).toEqual(
      expect.arrayContaining([[expect.any(String), expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]]),
    )
    expect(Object.keys(entries).filter(name => name.startsWith('files/0')).length).toBe(
      rowsOf(entries, 'files/files.json').length,
    )
    expect(await latest()).toMatchObject({ state: 'fetched', fetch_by: null })
    expect(await fetchIt()).toMatchObject({ status: 409, code: 'export_not_ready' })
  })

  it('says of each field what it means', async () => {
    await ask()
    await server.settle()
    const { entries } = await fetchIt()
    const guide = Buffer.from(entries['FIELDS.txt'] ?? []).toString()
    const section = (name: string) =>
      guide
        .split(/\n(?=\S)/)
        .find(each => each.startsWith(name.replace(/movements-.*/, 'movements-')))
    for (const name of Object.keys(entries).filter(each => each.endsWith('.json'))) {
      const said = section(name.replace('lines-USD', 'lines-NGN')) ?? ''
      const told = [...said.matchAll(/^ {2}(\w+) +\S/gm)].map(([, field]) => field)
      for (const row of rowsOf(entries, name)) expect(told, name).toEqual(Object.keys(row))
    }
  })

  it('says nothing that opens an account, and nothing about others', async () => {
    await ask()
    await server.settle()
    const { entries } = await fetchIt()
    const lists = Object.entries(entries).filter(([name]) => name.endsWith('.json'))
    const all = lists.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n')
    expect(all).not.toMatch(/argon2|token_hash|password_hash|"sealed"|storage_key|decided_by/)
    for (const other of Object.values(people).filter(({ key }) => key !== 'dayo')) {
      expect(all).not.toContain(other.customer.email)
      expect(all).not.toContain(other.customer.id)
    }
  })

  it('is one at a time: two that ask at once get the same', async () => {
    const [one, other] = await Promise.all([ask(), ask()])
    expect(one.id).toBe(other.id)
    await server.settle()
    expect((await ask()).id).toBe(one.id)
    await fetchIt()
    expect((await ask()).id).not.toBe(one.id)
  })

  it('is fetched by one of two that come at once', async () => {
    await ask()
    await server.settle()
    const both = await Promise.all([fetchIt(), fetchIt()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is fetched once also when another comes between looking and taking', async () => {
    await ask()
    await server.settle()
    const { getStream } = files()
    let between: number | undefined
    vi.spyOn(files(), 'getStream').mockImplementationOnce(async key => {
      const stream = await getStream(key)
      between = (await fetchIt()).status
      return stream
    })
    expect(await fetchIt()).toMatchObject({ status: 409, code: 'export_not_ready' })
    expect(between).toBe(200)
  })

  it('needs the password again, and is nobody else’s', async () => {
    await ask()
    await server.settle()
    expect(await fetchIt(token, {})).toMatchObject({ status: 403, code: 'password_required' })
    const wrong = await fetchIt(token, { password: 'Something-else-1' })
    expect(wrong).toMatchObject({ status: 400, code: 'current_password_wrong' })
    const another = await sessionFor(server, efe.customer.email)
    expect(await latest(another)).toBeNull()
    expect(await fetchIt(another)).toMatchObject({ status: 409, code: 'export_not_ready' })
    expect((await latest())?.state).toBe('ready')
  })

  it('expires, and its bytes go by themselves', async () => {
    await ask()
    await server.settle()
    const [row] = await server.db.orm.select().from(dataExport)
    const key = row?.storageKey ?? ''
    await sweep()
    expect((await files().get(key)).length).toBe(Number(row?.size))
    server.clock.forward(7 * day)
    const late = await sessionFor(server, dayo.customer.email)
    expect(await latest(late)).toMatchObject({ state: 'expired', fetch_by: null })
    expect(await fetchIt(late)).toMatchObject({ code: 'export_not_ready' })
    server.clock.forward(1)
    await sweep()
    await expect(files().get(key)).rejects.toThrow()
    expect((await ask(late)).state).toBe('being_made')
  })

  it('leaves no bytes behind once it was fetched', async () => {
    await ask()
    await server.settle()
    const [row] = await server.db.orm.select().from(dataExport)
    await fetchIt()
    await vi.waitFor(async () => {
      await expect(files().get(row?.storageKey ?? '')).rejects.toThrow()
      expect(await keysToRemove()).not.toContain(row?.storageKey)
    }, patiently)
  })

  it('can be fetched again by whoever was cut off from it, and by them alone', async () => {
    await ask()
    await server.settle()
    const cutOff = () =>
      vi.spyOn(files(), 'getStream').mockImplementationOnce(async () => {
        async function* half() {
          yield Buffer.from('PK')
          throw new Error('cut off')
        }
        return Readable.from(half())
      })
    cutOff()
    await fetchIt().catch(() => undefined)
    await vi.waitFor(async () => expect((await latest())?.state).toBe('ready'), patiently)
    expect(await latest()).toMatchObject({ fetch_by: expect.any(String) })
    server.clock.forward(2 * day)
    await sweep()
    const back = await sessionFor(server, dayo.customer.email)
    const { status, entries } = await fetchIt(back)
    expect([status, rowsOf(entries, 'profile/account.json').length]).toEqual([200, 1])
    expect(await fetchIt(back)).toMatchObject({ code: 'export_not_ready' })
  })

  it('is not given back to whoever was cut off and asked for another', async () => {
    await ask()
    await server.settle()
    const [row] = await server.db.orm.select().from(dataExport)
    const held = Promise.withResolvers<void>()
    async function* slow() {
      yield Buffer.from('PK')
      await held.promise
      throw new Error('cut off')
    }
    vi.spyOn(files(), 'getStream').mockResolvedValueOnce(Readable.from(slow()))
    const cut = fetchIt().catch(() => undefined)
    await vi.waitFor(async () => expect((await latest())?.state).toBe('fetched'), patiently)
    // The clock stands still, and the latest is the one that was asked for last.
    server.clock.forward(1)
    const another = await ask()
    await server.settle()
    held.resolve()
    await cut
    await vi.waitFor(
      async () => expect(await keysToRemove()).not.toContain(row?.storageKey),
      patiently,
    )
    expect(await latest()).toMatchObject({ id: another.id, state: 'ready' })
  })

  it('is made again after its making was cut short, and the half of it goes', async () => {
    const { id } = await ask()
    const putStream = files().putStream
    const keys: string[] = []
    const store = vi.spyOn(files(), 'putStream').mockImplementationOnce(async (key, chunks) => {
      keys.push(key)
      await putStream(key, chunks)
      throw new Error('cut short')
    })
    await expect(makeDataExport(server.parts.services, id)).rejects.toThrow('cut short')
    expect((await latest())?.state).toBe('being_made')
    await expect(files().get(keys[0] ?? '')).rejects.toThrow()
    await makeDataExport(server.parts.services, id)
    await makeDataExport(server.parts.services, id)
    expect(store).toHaveBeenCalledTimes(2)
    expect((await latest())?.state).toBe('ready')
  })

  it('is kept once when two processes make it', async () => {
    const { id } = await ask()
    await Promise.all([
      makeDataExport(server.parts.services, id),
      makeDataExport(server.parts.services, id),
    ])
    const [row] = await server.db.orm.select().from(dataExport)
    expect(await keysToRemove()).toEqual([row?.storageKey])
    expect((await fetchIt()).status).toBe(200)
  })

  it('counts as failed when nobody has made it for an hour, and can be asked for again', async () => {
    const { id } = await ask()
    server.clock.forward(3_600_001)
    expect((await latest())?.state).toBe('failed')
    const again = await ask()
    expect(again).toMatchObject({ state: 'being_made' })
    expect(again.id).not.toBe(id)
  })

  it('is not there any more where its bytes are gone, and can be asked for again', async () => {
    await ask()
    await server.settle()
    const [row] = await server.db.orm.select().from(dataExport)
    await files().remove(row?.storageKey ?? '')
    expect(await fetchIt()).toMatchObject({ code: 'export_not_ready' })
    expect((await latest())?.state).toBe('failed')
    expect((await ask()).state).toBe('being_made')
  })

  it('keeps a file in its folder, whatever its sender called it', async () => {
    const names = [
      '../../etc/passwd',
      '..\\..\\boot.ini',
      '/root/.ssh/id',
      '',
      '.htaccess',
      'a\u202ebcod',
    ]
    for (const name of names) {
      const storageKey = randomBytes(16).toString('hex')
      await files().put(storageKey, Buffer.from(name))
      await server.db.orm.insert(storedFile).values({
        ownerId: dayo.customer.id,
        purpose: 'receipt',
        name,
        contentType: 'application/pdf',
        size: 1,
        sentHash: randomBytes(32),
        storageKey,
        createdAt: server.clock.now,
      })
    }
    await ask()
    await server.settle()
    const { entries } = await fetchIt()
    const sent = Object.keys(entries).filter(name => /^files\/\d/.test(name))
    expect(sent.length).toBeGreaterThanOrEqual(names.length)
    expect(Object.keys(entries).filter(name => /\.\.|\\|^\/|\/\.|\u202e/.test(name))).toEqual([])
  })
})

const keysToRemove = async () =>
  (await server.db.orm.select({ key: fileToRemove.storageKey }).from(fileToRemove)).map(
    ({ key }) => key,
  )

const sweep = () =>
  sweepFiles({
    db: server.db,
    files: files(),
    now: server.clock.now,
    unusedFileDays: 365,
    signal: new AbortController().signal,
  })

it('is not taken along by a member who left while it was made', async () => {
  const { id } = await ask()
  await server.db.orm.delete(dataExport).where(eq(dataExport.id, id))
  await server.settle()
  expect(await keysToRemove()).toEqual([])
})
