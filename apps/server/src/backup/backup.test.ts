// A backup is restored completely and unchanged; a broken archive is not restored at all.

import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { getCustomer } from '@kinfold/contract/account/get-customer'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { forgotPassword } from '@kinfold/contract/auth/forgot-password'
import { logIn } from '@kinfold/contract/auth/log-in'
import { listPortfolios } from '@kinfold/contract/portfolio/list-portfolios'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enter, logInBody, startJoining } from '#test/clubs/joining.ts'
import { createTestSealing, postOne, sealCompletely } from '#test/clubs/small-books.ts'
import { createTestDatabase, type TestDatabase } from '#test/databases/create-test-database.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { createTestServer, type TestServer } from '#test/servers/create-test-server.ts'
import { readAhead } from '../clock/create-club-clock.ts'
import { moveClock } from '../clock/move-clock.ts'
import type { Database } from '../db/database.ts'
import { statementsOn } from '../jobs/statements-on.ts'
import { releaseMails } from '../mail/held-mails.ts'
import type { MailKind } from '../mail/mail.ts'
import { clearExpired } from '../maintenance/clear-expired.ts'
import { readMode, settleMode } from '../mode/settle-mode.ts'
import { checkBooks, theBeginning } from '../modules/books/books/check-books.ts'
import { readHeads } from '../modules/books/books/read-heads.ts'
import { codeOfStep, stepAt } from '../modules/people/totp/authenticator-codes.ts'
import type { FileStore } from '../providers/files/file-store.ts'
import { createChainKeys } from '../security/chain-keys.ts'
import { seedDemoClub } from '../seed/seed-demo-club.ts'
import { readArchive, writeArchive } from './archive.ts'
import { checkArchive } from './check-archive.ts'
import { foreignKeysOf, sequencesOf, tablesOf } from './database-shape.ts'
import { makeBackup } from './make-backup.ts'
import { type Manifest, manifestName } from './manifest.ts'
import { signManifest, type Unsigned } from './manifest-signature.ts'
import { restoreBackup } from './restore-backup.ts'

let source: TestServer
let file: string
let saved: Record<string, string>
beforeAll(async () => {
  source = await createTestServer()
  await seedDemoClub(source.parts.services, new Date(referenceMoment))
  await sealCompletely(sealingOf(source))
  await postOne(source.db, 'under-the-last-seal')
  await sealCompletely(sealingOf(source))
  // A restored transfer may be older than sealing allows; one without a seal in the backup gets one afterwards.
  await postOne(source.db, 'not-sealed-yet')
  for (const text of [
    'ALTER TABLE ledger.transfer DISABLE TRIGGER USER',
    'ALTER TABLE ledger.posting DISABLE TRIGGER USER',
    `UPDATE ledger.transfer SET created_at = '2026-01-01' WHERE key = 'not-sealed-yet'`,
    `UPDATE ledger.posting SET posted_at = '2026-01-01'
      WHERE transfer_id = (SELECT id FROM ledger.transfer WHERE key = 'not-sealed-yet')`,
    'ALTER TABLE ledger.transfer ENABLE TRIGGER USER',
    'ALTER TABLE ledger.posting ENABLE TRIGGER USER',
  ]) {
    await source.asOwner(owner => owner.query({ text }))
  }
  file = path.join(source.config.dataFolder, 'club.tar.gz')
  const { db, files, chainKeys } = source.parts.services
  saved = await everythingIn(db)
  await makeBackup({ db, files, chainKeys, now: () => source.clock.now }, file)
})
afterAll(() => source[Symbol.asyncDispose]())

const partsOf = ({ parts: { services }, config, clock }: TestServer) => ({
  db: services.db,
  files: services.files,
  encryption: services.encryption,
  chainKeys: services.chainKeys,
  mode: config.mode,
  now: () => clock.now,
})

type Parts = Parameters<typeof restoreBackup>[0]
type Input = Parameters<typeof restoreBackup>[1]

// As the owner of the database: the serving role may not replace tables.
const restoreInto = (target: Pick<TestDatabase, 'asOwner'>, parts: Parts, input: Input) =>
  target.asOwner(db => restoreBackup({ ...parts, db }, input))

const restore = (target: TestServer, archive: string, replace = false) =>
  restoreInto(target, partsOf(target), { file: archive, replace })

const sealingOf = ({ db, parts: { services } }: TestServer) =>
  createTestSealing(db, { keys: services.chainKeys })

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

/** A restore moves their last step on, so that no code works twice. */
function withoutAuthenticators({ 'public.authenticator': _, ...others }: Record<string, string>) {
  return others
}

type Entry = { readonly name: string; readonly bytes: Buffer }

/** The same archive with something changed, its checksums and its signature put right again. */
async function altered(
  change: (entry: Entry) => Buffer | undefined,
  claims: object = {},
  sign = (manifest: Unsigned): Manifest => signManifest(source.parts.services.chainKeys, manifest),
): Promise<string> {
  const target = path.join(source.config.dataFolder, `${randomBytes(4).toString('hex')}.tar.gz`)
  await writeArchive(target, async archive => {
    let manifest: Manifest | undefined
    for await (const entry of readArchive(file)) {
      if (entry.name === manifestName) manifest = JSON.parse(entry.bytes.toString('utf8'))
      else {
        const bytes = change(entry)
        if (bytes !== undefined) await archive.add(entry.name, bytes)
      }
    }
    const checksums = { ...archive.checksums }
    const { signature: _, ...unsigned } = { ...manifest!, ...claims, checksums }
    await archive.add(manifestName, Buffer.from(JSON.stringify(sign(unsigned))))
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
    await restore(target, file)
  })
  afterAll(() => target[Symbol.asyncDispose]())

  it('has every row it had, and the same numbers to come', async () => {
    expect(withoutAuthenticators(await everythingIn(target.db))).toEqual(
      withoutAuthenticators(saved),
    )
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

  it('keeps its rules: nothing else can write to the log and the ledger', async () => {
    const touch = (text: string) => target.asOwner(owner => owner.query({ text }))
    await expect(touch(`UPDATE audit_entry SET detail = 'x'`)).rejects.toThrow()
    await expect(touch('DELETE FROM ledger.posting')).rejects.toThrow()
    await expect(touch('UPDATE ledger.account SET balance = 1')).rejects.toThrow()
    expect(await readAuditFindings(target.db)).toEqual(new Map())
  })

  it('goes on with its chain of seals', async () => {
    const before = (await readHeads(target.db)).seal
    await using copy = await createTestServer()
    await restore(copy, file)
    await postOne(copy.db, 'after-the-restore')
    await sealCompletely(sealingOf(copy))
    const { seal } = await readHeads(copy.db)
    expect(seal.number).toBeGreaterThan(before.number)
    const { findings } = await checkBooks(copy.db, copy.parts.services.chainKeys, theBeginning)
    expect(findings).toEqual(new Map())
  })

  it('is on the day its clock was moved to, and still never goes back', async () => {
    const month = 30 * 86_400_000
    await using moved = await createTestServer()
    await moveClock(moved.db, month)
    const archive = path.join(moved.config.dataFolder, 'moved.tar.gz')
    await makeBackup(partsOf(moved), archive)
    await using copy = await createTestServer()
    await restore(copy, archive)
    expect(await readAhead(copy.db)).toBe(month)
    expect(await moveClock(copy.db, 1)).toBe(month)
  })

  it('is not written over without being asked', async () => {
    const before = await everythingIn(target.db)
    const again = (replace: boolean) => restore(target, file, replace)
    await expect(again(false)).rejects.toThrow('--replace')
    expect(await everythingIn(target.db)).toEqual(before)
    await again(true)
    expect(withoutAuthenticators(await everythingIn(target.db))).toEqual(
      withoutAuthenticators(saved),
    )
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
    const restored = restore(target, archive)
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

  it('is refused when one of its bytes is wrong', async () => {
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
    await refused(
      await replaced('public.notification', /\{[^}]*\},\n/, ''),
      'The restored data failed a check: public.notification has',
    )
  })

  it('is refused when its ledger doesn’t add up', async () => {
    await refused(
      await replaced('ledger.account', /"balance":[1-9]\d*/, '"balance":1'),
      /its books finds .*wrong_balances/,
    )
  })

  it('is refused when somebody wrote in its log', async () => {
    await refused(
      await replaced('public.audit_entry', 'approved', 'rejected'),
      'broken_audit_entries 1',
    )
  })

  it('is refused when somebody changed what explains a transfer', async () => {
    await refused(
      await replaced('ledger.transfer', /"meta":\{/, '"meta":{"reference_of":"somebody",'),
      'seals_of_changed_transfers 1',
    )
  })

  it('is refused when the end of its seals was cut off', async () => {
    const { tables } = await checkArchive(file)
    const lastSeal = /,\n\{"number":\d+[^}]*\}\]\n$/
    const cut = await altered(
      ({ name, bytes }) =>
        name.startsWith('tables/ledger.seal/')
          ? Buffer.from(bytes.toString('utf8').replace(lastSeal, ']\n'))
          : bytes,
      { tables: { ...tables, 'ledger.seal': (tables['ledger.seal'] ?? 0) - 1 } },
    )
    await refused(cut, 'transfers_under_no_seal')
    const { heads } = await checkArchive(file)
    const seal = { ...heads.seal, number: String(BigInt(heads.seal.number) + 1n) }
    const older = await altered(({ bytes }) => bytes, { heads: { ...heads, seal } })
    await refused(older, 'don’t end where the manifest says')
  })

  it('is refused when its manifest names another table, and never runs that name', async () => {
    const { tables } = await checkArchive(file)
    const statement = 'public.account; CREATE TABLE public.taken_over (); SELECT 12 AS rows'
    await refused(
      await altered(({ bytes }) => bytes, { tables: { ...tables, [statement]: 12 } }),
      'tables',
    )
    const { 'public.account': _, ...fewer } = tables
    await refused(await altered(({ bytes }) => bytes, { tables: fewer }), 'public.account')
    const [found] = await target.db.query<{ is: string | null }>({
      text: `SELECT to_regclass('public.taken_over')::text AS is`,
    })
    expect(found?.is).toBeNull()
  })

  it('is refused when an entry is in it twice', async () => {
    const twice = path.join(source.config.dataFolder, 'twice.tar.gz')
    await writeArchive(twice, async archive => {
      for await (const { name, bytes } of readArchive(file)) {
        if (name.startsWith('files/')) await archive.add(name, Buffer.from('another'))
        await archive.add(name, bytes)
      }
    })
    await refused(twice, 'damaged at files/')
  })

  it('is refused when a row names one that isn’t there', async () => {
    const other = '00000000-0000-4000-8000-000000000000'
    await refused(
      await replaced('public.notification', /"account_id":"[^"]+"/, `"account_id":"${other}"`),
      'violates foreign key',
    )
  })

  it('is refused when an entry of its log names a key that isn’t here, unless that is accepted', async () => {
    const changed = await replaced(
      'public.audit_entry',
      /("key_id":)"[^"]+"(,"hash":"[^"]+"|[^{}]*)\}\]\n$/,
      '$1"made up"$2}]\n',
    )
    await refused(changed, /audit_entries_of_an_unknown_key 1 .*docs\/audit\.md/)
    await using other = await createTestServer()
    const input = { file: changed, replace: false, acceptUnknownKeys: true }
    await expect(restoreInto(other, partsOf(other), input)).resolves.toBeDefined()
  })

  it('is refused when the secret it was encrypted with isn’t here', async () => {
    await using stranger = await createTestServer({
      environment: { KINFOLD_SECRET: 'another secret altogether, and a long one' },
    })
    const restored = restore(stranger, file)
    await expect(restored).rejects.toThrow('KINFOLD_EARLIER_SECRETS')
  })
})

describe('the signature of an archive', () => {
  /** Another password for a member, and checksums that fit again: all that needs no secret. */
  const changed = (sign: (manifest: Unsigned) => Manifest) =>
    altered(
      ({ name, bytes }) =>
        name.startsWith('tables/public.account/')
          ? Buffer.from(
              bytes.toString('utf8').replace(/"email":"[^"]+"/, '"email":"eve@club.example"'),
            )
          : bytes,
      {},
      sign,
    )
  const unsigned = (manifest: Unsigned) => manifest
  async function refused(archive: string, sentence: string, acceptUnsigned = false) {
    await using target = await createTestDatabase()
    const input = { file: archive, replace: false, acceptUnsigned }
    await expect(restoreInto(target, partsOf(source), input)).rejects.toThrow(sentence)
  }

  it('can’t be removed, unless a person accepts an archive without one', async () => {
    const archive = await changed(unsigned)
    await refused(archive, 'add --accept-unsigned')
    await using target = await createTestDatabase()
    const input = { file: archive, replace: false, acceptUnsigned: true }
    await expect(restoreInto(target, partsOf(source), input)).resolves.toBeDefined()
  })

  it('no longer matches after any change, and nobody can accept that', async () => {
    const { signature } = await checkArchive(file)
    await refused(
      await changed(manifest => ({ ...manifest, signature })),
      'fit its signature',
      true,
    )
  })

  it('made with an unknown secret proves nothing', async () => {
    const strangers = createChainKeys('the secret of somebody else')
    await refused(await changed(manifest => signManifest(strangers, manifest)), 'an unknown key')
  })
})

describe('what a restore does not bring back', () => {
  const operator = operators.zainab
  const codeNow = ({ clock }: TestServer) => codeOfStep(operator.totpSecret, stepAt(clock.now))
  const logInAs = (server: TestServer, email: string) =>
    server.ask(logIn, { body: logInBody(email, { password: demoPassword }) })

  it('opens nothing that was open: sessions, sign-ins half done, links and used codes', async () => {
    await using club = await createTestServer()
    await seedDemoClub(club.parts.services, new Date(referenceMoment))
    const token = await enter(club, dayo.customer.email, { password: demoPassword })
    const { totp_challenge } = await logInAs(club, operator.email)
    await club.ask(forgotPassword, {
      body: { email: dayo.customer.email, cf_turnstile_response: 'sandbox' },
    })
    const [reset] = await club.inbox(dayo.customer.email)
    const link = /token=([\w-]{43})/.exec(reset?.text ?? '')?.[1] ?? ''
    const copy = path.join(club.config.dataFolder, 'open.tar.gz')
    const { db, files, chainKeys } = club.parts.services
    await makeBackup({ db, files, chainKeys, now: () => club.clock.now }, copy)

    // Used after the backup was made.
    const code = codeNow(club)
    await club.ask(answerTotpChallenge, { body: { token: totp_challenge!.token, code } })
    await restore(club, copy, true)

    expect((await club.call('GET', '/api/customer/get', { token })).status).toBe(401)
    const answer = (challenge: string) =>
      club.call('POST', '/api/auth/totp/challenge', {
        body: { token: challenge, code: codeNow(club) },
      })
    expect((await answer(totp_challenge!.token)).status).toBeGreaterThanOrEqual(400)
    const password = 'Chosen-horse-1'
    const body = { token: link, password, confirm_password: password }
    expect((await club.call('POST', '/api/auth/reset-password', { body })).status).toBe(400)

    const again = await logInAs(club, operator.email)
    expect((await answer(again.totp_challenge!.token)).code).toBe('totp_invalid')
    club.clock.forward(60_000)
    const later = await club.ask(answerTotpChallenge, {
      body: { token: again.totp_challenge!.token, code: codeNow(club) },
    })
    expect(later.authorization).toBeDefined()
  })

  it('holds mails that were waiting until they are released, and drops those with codes and links', async () => {
    await using club = await createTestServer()
    await startJoining(club, 'amara@club.example')
    const copy = path.join(club.config.dataFolder, 'waiting.tar.gz')
    const { db, files, chainKeys, jobs, outbox } = club.parts.services
    const post = (kind: MailKind, to: string) =>
      db.transaction(tx =>
        outbox.post(tx, to, { kind, subject: 'Word', html: '<p>Word</p>', text: 'Word' }),
      )
    await post('notice', 'bisi@club.example')
    await post('reset', 'chika@club.example')
    await db.transaction(tx => jobs.send(tx, 'mail-notice', { noticeId: randomUUID() }))
    await makeBackup({ db, files, chainKeys, now: () => club.clock.now }, copy)
    expect(await club.inbox('bisi@club.example')).toHaveLength(1)
    // One after the other: each waits for the queue to drain first.
    const sent = async () => {
      const counts: number[] = []
      for (const name of ['amara', 'bisi', 'chika']) {
        counts.push((await club.inbox(`${name}@club.example`)).length)
      }
      return counts
    }

    const { held } = await restore(club, copy, true)
    expect(held).toEqual({ mails: 1, notices: 1 })
    await makeBackup({ db, files, chainKeys, now: () => club.clock.now }, `${copy}.again`)
    expect((await restore(club, `${copy}.again`, true)).held).toEqual(held)
    expect(await sent()).toEqual([0, 0, 0])
    const rows = await db.query({
      text: 'SELECT kind, state, text FROM mail_message ORDER BY kind',
    })
    expect(rows).toEqual([
      { kind: 'notice', state: 'held', text: 'Word' },
      { kind: 'reset', state: 'failed', text: '' },
    ])

    // Held for longer than a mail may wait, and longer than the queue keeps what is over.
    await db.query({ text: `UPDATE mail_message SET created_at = created_at - interval '20 days'` })
    await db.query({
      text: `UPDATE pgboss.job SET created_on = now() - interval '20 days', keep_until = now() - interval '6 days'`,
    })
    const queue = new PgBoss({ db: statementsOn(db), migrate: false, schedule: false })
    await queue.start()
    await queue.supervise()
    await queue.stop({ graceful: false, close: false })
    expect(await releaseMails(db, club.clock.now)).toEqual({ mails: 1, notices: 1 })
    await clearExpired(db, club.clock.now)
    expect(await sent()).toEqual([0, 1, 0])
    expect(await releaseMails(db, club.clock.now)).toEqual({ mails: 0, notices: 0 })
  })
})

describe('the mode of an archive', () => {
  it('is the mode it is restored in, and no other', async () => {
    await using target = await createTestServer()
    const parts = { ...partsOf(target), mode: 'live' } as const
    await expect(restoreInto(target, parts, { file, replace: true })).rejects.toThrow(
      'no live club opens',
    )

    await using empty = await createTestDatabase()
    await expect(restoreInto(empty, parts, { file, replace: false })).rejects.toThrow(
      'one of a sandbox, and KINFOLD_MODE is live here',
    )
    expect(await readMode(empty)).toBe(undefined)
    await restoreInto(empty, { ...parts, mode: 'sandbox' }, { file, replace: false })
    expect(await readMode(empty)).toBe('sandbox')
    await expect(settleMode(empty, 'live')).rejects.toThrow('belongs to a sandbox')
  })

  it('is the same in its manifest and in its tables', async () => {
    await using empty = await createTestDatabase()
    const forged = await altered(({ bytes }) => bytes, { mode: 'live' })
    const parts = { ...partsOf(source), mode: 'live' } as const
    await expect(restoreInto(empty, parts, { file: forged, replace: false })).rejects.toThrow(
      'its mode is not the one it names',
    )
  })
})

describe('files of a restore that fails', () => {
  it('are removed again, except for those that were there before', async () => {
    const broken = await replaced('ledger.account', /"balance":[1-9]\d*/, '"balance":1')
    await using target = await createTestServer()
    const store = new Map<string, Uint8Array>()
    const files: FileStore = {
      put: async (key, bytes) => void store.set(key, bytes),
      putStream: async () => {},
      get: async key => Buffer.from(store.get(key) ?? ''),
      getStream: async key => Readable.from([store.get(key) ?? '']),
      remove: async key => void store.delete(key),
      keysBeginning: async digits => [...store.keys()].filter(key => key.startsWith(digits)),
    }
    const parts = { ...partsOf(target), files }
    await expect(restoreInto(target, parts, { file: broken, replace: false })).rejects.toThrow()
    expect(store.size).toBe(0)
    await restoreInto(target, parts, { file, replace: false })
    const { size } = store
    expect(size).toBeGreaterThan(5)
    await expect(restoreInto(target, parts, { file: broken, replace: true })).rejects.toThrow()
    expect(store.size).toBe(size)

    let taken = 0
    const full = {
      ...files,
      put: (key: string, bytes: Uint8Array) =>
        ++taken > 3 ? Promise.reject(new Error('the disk is full')) : files.put(key, bytes),
    }
    await using another = await createTestDatabase()
    store.clear()
    await expect(
      restoreInto(another, { ...parts, files: full }, { file, replace: false }),
    ).rejects.toThrow('the disk is full')
    expect(store.size).toBe(0)
  })
})

describe('an archive', () => {
  it('doesn’t appear until it is complete', async () => {
    const half = path.join(source.config.dataFolder, 'half.tar.gz')
    const fails = writeArchive(half, async archive => {
      await archive.add('files/a', Buffer.from('a'))
      throw new Error('the disk is gone')
    })
    await expect(fails).rejects.toThrow('the disk is gone')
    expect(
      readdirSync(path.dirname(half)).filter(name => name.startsWith(path.basename(half))),
    ).toEqual([])
  })

  it('says what is in it', async () => {
    const manifest = await checkArchive(file)
    expect(manifest.tables['public.member']).toBe(8)
    expect(manifest.files).toBeGreaterThan(5)
    expect(manifest.chain_key_ids).toEqual(manifest.key_ids)
    expect(manifest.key_ids).toHaveLength(1)
    expect(manifest.mode).toBe('sandbox')
  })
})
