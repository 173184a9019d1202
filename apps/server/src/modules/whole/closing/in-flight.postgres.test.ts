// What a member sends from one tab while the account closes in another: whoever comes second writes nothing.

import { closeAccount } from '@kinfold/contract/closing/close-account'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { join, logInBody, password } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { rowLock, whileLocked } from '#test/databases/while-locked.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { formOf } from '#test/servers/form-of.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import { issuedPaper } from '../../base/paper/paper.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { kycCase, memberBvn } from '../../people/kyc/kyc.tables.ts'
import { session } from '../../people/session/session.tables.ts'

const email = 'leaving@club.example'
const pdf = { name: 'bill.pdf', bytes: Buffer.from('%PDF-1.4\n') }
let server: TestServer
let token: string
let id: string
beforeEach(async () => {
  server = await openDemoClub({ environment: { KEEP_CLOSED_YEARS: '0' } })
  token = await join(server, email)
  const [found] = await server.db.orm.select().from(account).where(eq(account.emailKey, email))
  id = found?.id ?? ''
})
afterEach(() => server[Symbol.asyncDispose]())

const send = (method: 'GET' | 'POST' | 'PATCH', path: string, sent: object = {}) =>
  server.call(method, `/api${path}`, { token, ...sent })
const close = () => send('POST', closeAccount.path, { body: { password } })
const askForStatement = async () => {
  const { ngn } = await server.ask(getWallets, { token })
  return send('GET', `/wallet/statement?wallet_id=${ngn?.id}&from=2026-01-01&to=2026-05-31`)
}

const left = async () => {
  const { orm } = server.db
  const [person] = await orm.select().from(member).where(eq(member.id, id))
  const kept = await Promise.all([
    orm.$count(storedFile, eq(storedFile.ownerId, id)),
    orm.$count(kycCase, eq(kycCase.memberId, id)),
    orm.$count(memberBvn, eq(memberBvn.memberId, id)),
    orm.$count(issuedPaper, eq(issuedPaper.memberId, id)),
    orm.$count(session, eq(session.accountId, id)),
  ])
  return {
    name: person?.firstName,
    phone: person?.phone,
    bvn: person?.bvnLast4,
    rows: kept.reduce((sum, each) => sum + each, 0),
  }
}

describe('of an account that is being closed', () => {
  it.each<[what: string, act: () => Promise<{ readonly status: number }>]>([
    [
      'new details',
      () =>
        send('PATCH', '/customer/update', {
          body: { first_name: 'Amaka', phone: '+2348031234999' },
        }),
    ],
    [
      'a proof of address',
      async () =>
        send('POST', '/customer/upload-poa', await formOf(pdf, { document_type: 'utility_bill' })),
    ],
    [
      'a BVN',
      () => send('POST', '/customer/validate-bvn', { body: { bvn: '22200000011', consent: true } }),
    ],
    ['a statement', () => askForStatement()],
    ['a sign-in', () => server.call('POST', '/api/auth/login', { body: logInBody(email) })],
  ])('%s that comes second is refused, and nothing of it stays', async (_, act) => {
    const [closed, other] = await whileLocked<{ readonly status: number }>(
      server.db,
      rowLock('member', id),
      [close, act],
    )
    expect([closed?.status, other?.status]).toEqual([200, 401])
    expect(await left()).toEqual({ name: 'Closed', phone: '', bvn: null, rows: 0 })
  })

  it('a statement that was drawn meanwhile is not given out, and nothing of it stays', async () => {
    const { papers } = server.parts.services
    const draw = papers.print
    vi.spyOn(papers, 'print').mockImplementationOnce(async (...paper) => {
      const drawn = await draw(...paper)
      expect((await close()).status).toBe(200)
      return drawn
    })
    expect((await askForStatement()).status).toBe(401)
    expect(await left()).toEqual({ name: 'Closed', phone: '', bvn: null, rows: 0 })
  })

  it('an identity document is refused, or the account stays until somebody has looked at it', async () => {
    const [file] = await server.db.orm
      .insert(storedFile)
      .values({
        ownerId: id,
        purpose: 'identity',
        name: 'passport.pdf',
        contentType: 'application/pdf',
        size: 9,
        sentHash: Buffer.alloc(32),
        storageKey: '0'.repeat(32),
        createdAt: server.clock.now,
      })
      .returning()
    const body = { file_id: file?.id, id_type: 'national_id', id_number: '12345678901' }
    const handIn = () => send('POST', '/customer/upload-kyc', { body })
    const lock = rowLock('member', id)
    const [closed, handed] = await whileLocked<{ readonly status: number }>(server.db, lock, [
      close,
      handIn,
    ])
    // One waits for the member and the other for the file, so the database decides who comes first.
    const isClosed = closed?.status === 200
    // Who comes again finds the file gone.
    const seen = isClosed ? [401, 404] : [200]
    expect([closed?.status, seen]).toEqual([
      isClosed ? 200 : 409,
      expect.arrayContaining([handed?.status]),
    ])
    expect((await left()).rows).toBe(isClosed ? 0 : 3)
  })
})
