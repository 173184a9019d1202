// A crowd is written past the ledger's functions, and all the same the club's own checks find its books sound.
import { Wallets } from '@kinfold/contract/wallet/get-wallets'
import { create } from 'superstruct'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { createLog } from '../../log/create-log.ts'
import { createMetrics } from '../../metrics/create-metrics.ts'
import { checkBooks, theBeginning } from '../../modules/books/books/check-books.ts'
import { createSealing } from '../../modules/books/books/create-sealing.ts'
import { crowdEmail, numberOfBusy } from './crowd-names.ts'
import { personOf } from './crowd-people.ts'
import { seedCrowd } from './seed-crowd.ts'

let server: TestServer
beforeEach(async () => {
  server = await openDemoClub()
})
afterEach(() => server[Symbol.asyncDispose]())

const small = { members: 22, postings: 0, busyLines: 100, busyMembers: 2 }
const seed = (crowd = small) => server.asOwner(owner => seedCrowd(owner, crowd, { batch: 7 }))

async function findings(): Promise<readonly string[]> {
  const { chainKeys } = server.parts.services
  const log = createLog('silent')
  const metrics = createMetrics({ processMetrics: false })
  await createSealing({ db: server.db, keys: chainKeys, log, metrics }).sealAll()
  const checked = await checkBooks(server.db, chainKeys, theBeginning)
  return [...checked.findings.keys()]
}

it('keeps the books sound, goes on where it stopped, and grows', async () => {
  expect(await findings()).toEqual([])
  // Interrupted after the second batch.
  await expect(
    server.asOwner(owner =>
      seedCrowd(owner, small, {
        batch: 7,
        told: ({ members }) => {
          if (members >= 14) throw new Error('interrupted')
        },
      }),
    ),
  ).rejects.toThrow('interrupted')
  expect(await findings()).toEqual([])
  const { members, postings } = await seed()
  expect(members).toBe(small.members)
  expect(postings).toBeGreaterThan(4_000)
  expect(await findings()).toEqual([])

  // Once more changes nothing.
  expect(await seed()).toMatchObject({ members, postings })
  expect(await seed({ ...small, members: 24 })).toMatchObject({ members: 24 })
  expect(await findings()).toEqual([])
  await expect(seed(small)).rejects.toThrow('a crowd only grows')
})

it('gives a copy what its person has, under ids and references of its own', async () => {
  await seed()
  const token = await tokenOf(crowdEmail(5))
  const original = await tokenOf(personOf(5))
  const [copied, told] = await Promise.all([walletsOf(token), walletsOf(original)])
  expect(copied.ngn).toEqual({ ...told.ngn, id: expect.not.stringMatching(told.ngn?.id ?? '') })
  const lines = (wallets: typeof told) => `/api/wallet/transactions?wallet_id=${wallets.ngn?.id}`
  const [copiedLines, toldLines] = [
    await read(token, lines(copied)),
    await read(original, lines(told)),
  ]
  expect(withoutNames(copiedLines)).toEqual(withoutNames(toldLines))
  expect(copiedLines).not.toEqual(toldLines)
  for (const path of [
    'portfolio',
    'payment',
    'subscription',
    'notification',
    'wallet/withdrawal/list',
  ]) {
    const [copy, person] = [await read(token, `/api/${path}`), await read(original, `/api/${path}`)]
    expect(withoutNames(copy), path).toEqual(withoutNames(person))
  }
})

it('gives busy members as many lines as asked for, and the postings that are missing', async () => {
  const { postings } = await seed({ ...small, postings: 8_000 })
  expect(postings).toBeGreaterThanOrEqual(8_000)
  expect(await findings()).toEqual([])
  const token = await tokenOf(crowdEmail(numberOfBusy(2)))
  const { ngn } = await walletsOf(token)
  const busy = await read(token, `/api/wallet/transactions?wallet_id=${ngn?.id}`)
  expect(Number(Reflect.get(Object(busy), 'total_count'))).toBeGreaterThan(300)
})

it('refuses a database with members of its own, and that of a live club', async () => {
  await server.db.query({
    text: `INSERT INTO account (id, email, email_key, password_hash, password_changed_at, created_at)
           VALUES (gen_random_uuid(), 'amara@club.example', 'amara@club.example', '!', now(), now())`,
  })
  await expect(seed()).rejects.toThrow('members of its own')
  await server.asOwner(owner => owner.query({ text: 'ALTER TABLE club_mode DISABLE TRIGGER USER' }))
  await server.asOwner(owner => owner.query({ text: `UPDATE club_mode SET mode = 'live'` }))
  await expect(seed()).rejects.toThrow('belongs to a live club')
})

const tokenOf = (email: string) => sessionFor(server, email)

async function read(token: string, path: string): Promise<unknown> {
  const { status, body } = await server.call('GET', path, { token })
  expect(status, path).toBe(200)
  return body
}

const walletsOf = async (token: string) => create(await read(token, '/api/wallet'), Wallets)

/** Ids, references and what is made of them are the copy's own. */
const withoutNames = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
      .replace(/KF-[0-9A-Z]{8}/g, 'reference'),
  )
