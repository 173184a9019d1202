// What was backed up comes back, all of it and as it was; what is broken doesn't come back at all.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../test/create-test-server.ts'
import { enter } from '../../test/joining.ts'
import type { Database } from '../db/database.ts'
import { readAuditFindings } from '../ledger/read-audit.ts'
import { seedDemoClub } from '../seed/seed-demo-club.ts'
import { readArchive, writeArchive } from './archive.ts'
import { checkArchive } from './check-archive.ts'
import { foreignKeysOf, sequencesOf, tablesOf } from './database-shape.ts'
import { makeBackup } from './make-backup.ts'
import { manifestName } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let source: TestServer
let file: string
let saved: Record<string, string>
beforeAll(async () => {
  source = await createTestServer()
  await seedDemoClub(source.parts.services)
  file = path.join(source.config.dataFolder, 'club.tar.gz')
  const { db, files } = source.parts.services
  saved = await everythingIn(db)
  await makeBackup({ db, files, now: () => source.clock.now }, file)
})
afterAll(() => source[Symbol.asyncDispose]())

const partsOf = ({ parts: { services } }: TestServer) => ({
  db: services.db,
  files: services.files,
  sealer: services.sealer,
})

async function everythingIn(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await tablesOf(db)) {
    const [row] = await db.query<{ sum: string }>({
      text: `SELECT count(*) || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS sum FROM ${table} t`,
    })
    sums[table] = row?.sum ?? ''
  }
  return sums
}

type Entry = { readonly name: string; readonly bytes: Buffer }

/** The same archive with something changed, its checksums put right again. */
async function altered(change: (entry: Entry) => Buffer | undefined): Promise<string> {
  const target = path.join(source.config.dataFolder, `${randomBytes(4).toString('hex')}.tar.gz`)
  await writeArchive(target, async archive => {
    let manifest: Record<string, unknown> = {}
    for await (const entry of readArchive(file)) {
      if (entry.name === manifestName) manifest = JSON.parse(entry.bytes.toString('utf8'))
      else {
        const bytes = change(entry)
        if (bytes !== undefined) await archive.add(entry.name, bytes)
      }
    }
    const checksums = { ...archive.checksums }
    await archive.add(manifestName, Buffer.from(JSON.stringify({ ...manifest, checksums })))
  })
  return target
}

const replaced = (table: string, from: string | RegExp, to: string) =>
  altered(({ name, bytes }) =>
    name.startsWith(`tables/${table}/`)
      ? Buffer.from(bytes.toString('utf8').replace(from, to))
      : bytes,
  )

describe('a club that is restored', () => {
  let target: TestServer
  beforeAll(async () => {
    target = await createTestServer()
    await restoreBackup(partsOf(target), { file, replace: false })
  })
  afterAll(() => target[Symbol.asyncDispose]())

  it('has every row it had, and the same numbers to come', async () => {
    expect(await everythingIn(target.db)).toEqual(saved)
    expect(await sequencesOf(target.db)).toEqual(await sequencesOf(source.db))
    expect(await foreignKeysOf(target.db)).toEqual(await foreignKeysOf(source.db))
  })

  it('lets its members in, and shows them what they own', async () => {
    const { email } = dayo.customer
    const [before, after] = [
      await enter(source, email, { password: demoPassword }),
      await enter(target, email, { password: demoPassword }),
    ]
    expect(await target.ask(getCustomer, { token: after })).toEqual(
      await source.ask(getCustomer, { token: before }),
    )
    expect(await target.ask(getWallets, { token: after })).toEqual(
      await source.ask(getWallets, { token: before }),
    )
    const query = { currency: 'NGN' } as const
    expect(await target.ask(listPortfolios, { token: after, query })).toEqual(
      await source.ask(listPortfolios, { token: before, query }),
    )
  })

  it('has its files', async () => {
    const token = await enter(target, dayo.customer.email, { password: demoPassword })
    const url = `/api/file/${demoId('file', 'dayo', 'identity')}`
    const { statusCode, rawPayload } = await target.parts.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
  })

  it('keeps its rules: the log and the ledger take no other hand', async () => {
    const touch = (text: string) => target.db.query({ text })
    await expect(touch(`UPDATE audit_entry SET detail = 'x'`)).rejects.toThrow()
    await expect(touch('DELETE FROM ledger.posting')).rejects.toThrow()
    await expect(touch('UPDATE ledger.account SET balance = 1')).rejects.toThrow()
    expect(await readAuditFindings(target.db)).toEqual(new Map())
  })

  it('is not written over without being asked', async () => {
    const before = await everythingIn(target.db)
    const again = (replace: boolean) => restoreBackup(partsOf(target), { file, replace })
    await expect(again(false)).rejects.toThrow('--replace')
    expect(await everythingIn(target.db)).toEqual(before)
    await again(true)
    expect(await everythingIn(target.db)).toEqual(saved)
  })
})

describe('an archive that is broken', () => {
  let target: TestServer
  beforeAll(async () => {
    target = await createTestServer()
  })
  afterAll(() => target[Symbol.asyncDispose]())

  async function refused(archive: string, sentence: string | RegExp): Promise<void> {
    const before = await everythingIn(target.db)
    const restored = restoreBackup(partsOf(target), { file: archive, replace: false })
    await expect(restored).rejects.toThrow(sentence)
    expect(await everythingIn(target.db)).toEqual(before)
    expect(await foreignKeysOf(target.db)).toHaveLength((await foreignKeysOf(source.db)).length)
  }

  async function cut(change: (bytes: Buffer) => Buffer): Promise<string> {
    const broken = path.join(source.config.dataFolder, `${randomBytes(4).toString('hex')}.tar.gz`)
    writeFileSync(broken, change(readFileSync(file)))
    return broken
  }

  it('is refused when its end is missing', async () => {
    await refused(await cut(bytes => bytes.subarray(0, bytes.length / 2)), /broken|not whole/)
  })

  it('is refused when one of its bytes has turned', async () => {
    const turned = await cut(bytes => {
      const middle = Math.floor(bytes.length / 2)
      bytes[middle] = (bytes[middle] ?? 0) ^ 0xff
      return bytes
    })
    await refused(turned, /broken|damaged/)
  })

  it('is refused when it is something else', async () => {
    await refused(await cut(() => Buffer.from('hello')), 'no backup at all')
  })

  it('is refused when an entry was taken out', async () => {
    const names: string[] = []
    for await (const { name } of readArchive(file)) names.push(name)
    const picture = names.find(name => name.startsWith('files/'))
    const without = path.join(source.config.dataFolder, 'without.tar.gz')
    await writeArchive(without, async archive => {
      for await (const { name, bytes } of readArchive(file)) {
        if (name !== picture) await archive.add(name, bytes)
      }
    })
    await refused(without, 'damaged at files/')
  })

  it('is refused when a row is missing', async () => {
    await refused(await replaced('public.notification', /\{[^}]*\},\n/, ''), 'not sound')
  })

  it('is refused when its ledger doesn’t add up', async () => {
    await refused(
      await replaced('ledger.account', /"balance":[1-9]\d*/, '"balance":1'),
      'audit finds',
    )
  })

  it('is refused when somebody wrote in its log', async () => {
    await refused(
      await replaced('public.audit_entry', 'approved', 'rejected'),
      'audit log is broken',
    )
  })

  it('is refused when a row names one that isn’t there', async () => {
    const other = '00000000-0000-4000-8000-000000000000'
    await refused(
      await replaced('public.notification', /"account_id":"[^"]+"/, `"account_id":"${other}"`),
      'violates foreign key',
    )
  })

  it('is refused when the secret it was sealed with isn’t here', async () => {
    await using stranger = await createTestServer({
      environment: { KINFOLD_SECRET: 'another secret altogether, and a long one' },
    })
    const restored = restoreBackup(partsOf(stranger), { file, replace: false })
    await expect(restored).rejects.toThrow('KINFOLD_EARLIER_SECRETS')
  })
})

describe('an archive', () => {
  it('is not there until it is whole', async () => {
    const half = path.join(source.config.dataFolder, 'half.tar.gz')
    const fails = writeArchive(half, async archive => {
      await archive.add('files/a', Buffer.from('a'))
      throw new Error('the disk is gone')
    })
    await expect(fails).rejects.toThrow('the disk is gone')
    expect(existsSync(half) || existsSync(`${half}.part`)).toBe(false)
  })

  it('tells what is in it', async () => {
    const manifest = await checkArchive(file)
    expect(manifest.tables['public.member']).toBe(8)
    expect(manifest.files).toBeGreaterThan(5)
    expect(manifest.key_ids).toHaveLength(1)
  })
})
