import { closeAccount } from '@kinfold/contract/closing/close-account'
import { closingMessages } from '@kinfold/contract/closing/closing-messages'
import type { ClosingObstacle } from '@kinfold/contract/closing/closing-obstacles'
import { getClosing } from '@kinfold/contract/closing/get-closing'
import { money } from '@kinfold/contract/money/money'
import { verifyPaper } from '@kinfold/contract/paper/verify-paper'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enter, join, logInBody, password } from '#test/clubs/joining.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { openPayingOutClub } from '#test/clubs/paying-out.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { idempotencyKey } from '../../../ledger/idempotency-key.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { chargeBack } from '../../../ledger/recipes/charge-back.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import { depositByTransfer } from '../../../ledger/recipes/deposit-by-transfer.ts'
import { issuedPaper } from '../../base/paper/paper.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { carryOutDue } from '../../base/schedule/carry-out-due.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { subscription } from '../../holdings/subscription/subscription.tables.ts'
import { bookArrival } from '../../money/arrival/book-arrival.ts'
import { chargeback } from '../../money/chargeback/chargeback.tables.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { lockPayment } from '../../money/payment/lock-payment.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { withdrawal } from '../../money/withdrawal/withdrawal.tables.ts'
import { createOperator } from '../../people/staff/create-operator.ts'
import { closedEmailKey } from './closed-email-key.ts'
import { eraseClosed } from './erase-closed.ts'

const email = 'leaving@club.example'
const yearMs = 366 * 86_400_000

let server: TestServer
let token: string
let id: string
const open = async (environment: Record<string, string> = {}) => {
  server = await openDemoClub({ environment })
  token = await join(server, email)
  id = await idOf(email)
}
afterEach(async () => {
  expect(await readAuditFindings(server.db)).toEqual(new Map())
  await server[Symbol.asyncDispose]()
})

const idOf = async (address: string) => {
  const [found] = await server.db.orm
    .select({ id: account.id })
    .from(account)
    .where(eq(account.emailKey, address))
  return found?.id ?? ''
}
const close = (body: object = { password }, as = token) =>
  server.call('POST', `/api${closeAccount.path}`, { token: as, body })
const obstacles = async () => (await server.ask(getClosing, { token })).obstacles
const logIn = () => server.call('POST', '/api/auth/login', { body: logInBody(email) })
const now = () => server.clock.now
const memberRow = async () => {
  const [row] = await server.db.orm.select().from(member).where(eq(member.id, id))
  return row
}

const paid = (reference: string) => ({
  memberId: id,
  purpose: 'deposit' as const,
  gateway: 'card' as const,
  provider: 'sandbox' as const,
  currency: 'NGN' as const,
  paidCurrency: 'NGN' as const,
  amountMinor: 500n,
  feeMinor: 0n,
  totalMinor: 500n,
  reference,
  createdAt: now(),
})
const addPayment = async (status: 'pending' | 'expired' | 'succeeded') => {
  const [row] = await server.db.orm
    .insert(payment)
    .values({ ...paid(`KF-${status}`), status })
    .returning()
  return row?.id ?? ''
}
const addPortfolio = async (status: 'active' | 'closed') => {
  const plan = { planId: 1, atMaturity: 'pay_out', promisedMinor: 0n } as const
  const [row] = await server.db.orm
    .insert(portfolio)
    .values({ ...plan, memberId: id, currency: 'NGN', status, createdAt: now() })
    .returning()
  return row?.id ?? ''
}
const deposit = (key: string) =>
  post(
    server.db,
    depositByTransfer({
      attempt: idempotencyKey('closing', key),
      payment: key,
      member: id,
      arrived: money('NGN', 500n),
      reference: key,
      arrivedAt: now(),
    }),
  )
const arrive = (paymentId: string) =>
  server.db.transaction(async tx => {
    const row = await lockPayment(tx, paymentId)
    if (row === undefined) throw new Error('no such payment')
    return bookArrival(server.parts.services, tx, row, {
      amount: money('NGN', 500n),
      chargeId: `charge ${paymentId}`,
      arrivedAt: now(),
    })
  })

describe('an account', () => {
  beforeEach(() => open())

  it('is closed for good, and its owner is a stranger then', async () => {
    const elsewhere = await enter(server, email)
    const unknown = await server.call('POST', '/api/auth/login', {
      body: logInBody('nobody@club.example'),
    })
    expect(await server.ask(getClosing, { token })).toEqual({ obstacles: [], kept_years: 5 })
    expect((await close()).body).toEqual({ done: true })
    for (const each of [token, elsewhere]) {
      expect((await server.call('GET', '/api/wallet', { token: each })).status).toBe(401)
    }
    const answer = await logIn()
    expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body])
    const [mail] = await server.inbox(email)
    expect(mail?.subject).toMatch(/account is closed/)
    expect(mail?.text).toContain('5 years')
  })

  it('leaves its address free for another', async () => {
    await close()
    const again = await join(server, email)
    expect((await server.ask(getWallets, { token: again })).ngn?.balance).toBe(0)
    expect(await idOf(email)).not.toBe(id)
  })

  it('is kept as long as the law asks, and erased on that day', async () => {
    await server.db.orm.insert(issuedPaper).values({
      code: '2222-3333-4444-5555',
      memberId: id,
      kind: 'wallet_statement',
      madeAt: now(),
      amounts: [],
      initials: 'N. A.',
      fileHash: Buffer.alloc(32),
    })
    await close()
    expect(await memberRow()).toMatchObject({ firstName: 'Ngozi', erasedAt: null })
    const due = await eraseClosed.nextDue(server.db)
    expect(due?.toISOString().slice(0, 4)).toBe(String(now().getFullYear() + 5))
    server.clock.forward(4 * yearMs)
    await erase()
    expect(await memberRow()).toMatchObject({ firstName: 'Ngozi' })
    server.clock.forward(yearMs)
    await erase()
    expect(await memberRow()).toMatchObject({ firstName: 'Closed', phone: '', eraseAt: null })
    expect((await memberRow())?.erasedAt).not.toBeNull()
    expect(await eraseClosed.nextDue(server.db)).toBeUndefined()
    expect(await server.db.orm.select().from(issuedPaper)).toEqual([])
    const asked = verifyPaper.path.replace(':code', '2222-3333-4444-5555')
    expect((await server.call('GET', `/api${asked}`)).status).toBe(404)
  })

  it('needs the password again, and another is not closed with it', async () => {
    expect(await close({})).toMatchObject({ status: 403, code: 'password_required' })
    expect(await close({ password: 'Something-else-1' })).toMatchObject({
      code: 'current_password_wrong',
    })
    expect((await memberRow())?.closedAt).toBeNull()
  })

  it('is closed once when it is asked for twice at once', async () => {
    const both = await Promise.all([close(), close()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('of an operator stays', async () => {
    const wish = { email: 'desk@club.example', name: 'Also Member', roles: ['reviewer'] } as const
    await createOperator(server.parts.services, wish)
    await server.db.query({
      text: 'UPDATE operator SET id = $1 WHERE name = $2',
      values: [id, wish.name],
    })
    expect(await close()).toMatchObject({
      status: 409,
      code: 'closing_not_possible',
      body: { error: closingMessages.operator },
    })
  })

  it.each<[ClosingObstacle, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'wallet',
      () => deposit('one'),
      () =>
        post(
          server.db,
          chargeFee({
            attempt: idempotencyKey('closing', 'fee'),
            from: walletOf(id, 'NGN'),
            fee: money('NGN', 500n),
            reason: 'x',
          }),
        ),
    ],
    [
      'portfolios',
      () => addPortfolio('active'),
      () => settle(`UPDATE portfolio SET status = 'closed' WHERE member_id = $1`),
    ],
    [
      'payments',
      () => addPayment('pending'),
      () => settle(`UPDATE payment SET status = 'expired' WHERE member_id = $1`),
    ],
    [
      'recurring',
      async () =>
        server.db.orm.insert(subscription).values({
          portfolioId: await addPortfolio('closed'),
          currency: 'NGN',
          paidCurrency: 'NGN',
          amountMinor: 1n,
          interval: 'monthly',
          gateway: 'card',
          status: 'paused',
          anchorDay: 1,
          createdAt: now(),
        }),
      () =>
        settle(
          `UPDATE subscription SET status = 'ended' WHERE portfolio_id IN (SELECT id FROM portfolio WHERE member_id = $1)`,
        ),
    ],
    [
      'refunds',
      async () =>
        server.db.orm.insert(refund).values({
          paymentId: await addPayment('expired'),
          amountMinor: 1n,
          feeMinor: 0n,
          returnsFee: false,
          way: 'hand',
          status: 'proposed',
          reason: 'x',
          createdAt: now(),
        }),
      () =>
        settle(
          `DELETE FROM refund WHERE payment_id IN (SELECT id FROM payment WHERE member_id = $1)`,
        ),
    ],
    [
      'chargebacks',
      async () =>
        server.db.orm.insert(chargeback).values({
          paymentId: await addPayment('expired'),
          provider: 'sandbox',
          disputeId: 'd',
          chargeId: 'c',
          currency: 'NGN',
          amountMinor: 1n,
          feeMinor: 0n,
          status: 'open',
          isBooked: false,
          reason: 'x',
          openedAt: now(),
          createdAt: now(),
        }),
      () =>
        settle(
          `DELETE FROM chargeback WHERE payment_id IN (SELECT id FROM payment WHERE member_id = $1)`,
        ),
    ],
    [
      'documents',
      () => settle(`UPDATE member SET poa_status = 'submitted' WHERE id = $1`),
      () => settle(`UPDATE member SET poa_status = 'rejected' WHERE id = $1`),
    ],
  ])('stays while this is open: %s', async (obstacle, begin, end) => {
    await begin()
    expect(await obstacles()).toEqual([obstacle])
    expect(await close()).toMatchObject({
      status: 409,
      code: 'closing_not_possible',
      body: { error: closingMessages[obstacle] },
    })
    expect((await memberRow())?.closedAt).toBeNull()
    await end()
    expect(await obstacles()).toEqual([])
    expect((await close()).status).toBe(200)
  })

  it('stays while a withdrawal is on its way', async () => {
    const { ngn } = await server.ask(getWallets, { token })
    await server.db.orm.insert(withdrawal).values({
      walletId: ngn?.id ?? '',
      currency: 'NGN',
      amountMinor: 1n,
      status: 'approved',
      reference: 'c',
      accountCheck: 'not_needed',
      bankName: 'GTBank',
      accountName: 'Ngozi',
      accountNumber: '0123456789',
      payBy: '2026-07-05',
      requestedAt: now(),
    })
    expect(await obstacles()).toEqual(['withdrawals'])
    expect((await close()).code).toBe('closing_not_possible')
    // So that the books are as they were.
    await server.db.orm.delete(withdrawal).where(eq(withdrawal.reference, 'c'))
  })

  it('stays while its owner owes money, with all that stands in the way', async () => {
    const debt = { member: id, provider: 'card', amount: money('NGN', 5n), payment: 'x' } as const
    const attempt = idempotencyKey('closing', 'debt')
    await post(server.db, { ...chargeBack({ ...debt, attempt }) })
    await addPayment('pending')
    expect(await obstacles()).toEqual(['debt', 'payments'])
    const { body } = await close()
    expect(body).toMatchObject({ error: `${closingMessages.debt} ${closingMessages.payments}` })
  })

  it('that is closed gets no money: what comes for an old payment waits at the desk', async () => {
    const late = await addPayment('expired')
    await close()
    await arrive(late)
    await arrive(late)
    const kept = await server.db.orm
      .select()
      .from(unmatchedMoney)
      .where(eq(unmatchedMoney.amountMinor, 500n))
    expect(kept).toMatchObject([{ state: 'open', cameBy: 'card' }])
    expect((await readBalance(server.db, walletOf(id, 'NGN'))).balance.minor).toBe(0n)
    expect(
      (await server.inbox(email)).filter(({ subject }) => /closed/.test(subject)),
    ).toHaveLength(1)
    expect((await server.inbox(email))[0]?.subject).toMatch(/closed/)
  })

  // On PostgreSQL these run concurrently; the embedded engine runs one after the other.
  it('never strands money that arrives at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const address = `round${round}@club.example`
      token = await join(server, address)
      id = await idOf(address)
      const [row] = await server.db.orm
        .insert(payment)
        .values({ ...paid(`KF-round-${round}`), status: 'expired' })
        .returning()
      const both = [() => close(), () => arrive(row?.id ?? '')]
      await Promise.all((round % 2 === 0 ? both : both.toReversed()).map(act => act()))
      const isClosed = (await memberRow())?.closedAt !== null
      const { balance } = await readBalance(server.db, walletOf(id, 'NGN'))
      expect([round, isClosed, balance.minor]).toEqual([round, isClosed, isClosed ? 0n : 500n])
    }
  })
})

describe('where the law asks for nothing', () => {
  beforeEach(() => open({ KEEP_CLOSED_YEARS: '0' }))

  it('data is erased at once, and postings stay', async () => {
    await deposit('one')
    await post(
      server.db,
      chargeFee({
        attempt: idempotencyKey('closing', 'fee'),
        from: walletOf(id, 'NGN'),
        fee: money('NGN', 500n),
        reason: 'x',
      }),
    )
    const postings = () =>
      server.db.query({ text: 'SELECT * FROM ledger.posting ORDER BY transfer_id, leg' })
    const before = await postings()
    expect((await close()).status).toBe(200)
    expect(await postings()).toEqual(before)
    expect(await memberRow()).toMatchObject({ firstName: 'Closed', phone: '', citizenship: [] })
    const [mail] = await server.inbox(email)
    expect(mail?.text).toContain('is erased')
    const left = await traces(email, 'Ngozi Adebayo')
    // The log can't be changed, and what is mailed is mailed.
    expect(left.filter(place => !/^(audit_entry|mail_message|sandbox_mail)\b/.test(place))).toEqual(
      [],
    )
  })
})

const settle = (text: string) => server.db.query({ text, values: [id] })
const erase = () =>
  carryOutDue(server.parts.services, [eraseClosed], (_, error) => {
    throw error
  })

/** The tables in which any of these words stands. */
async function traces(...words: readonly string[]): Promise<string[]> {
  const tables = await server.db.query<{ name: string }>({
    text: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  })
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await server.db.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM public.${name} t
              WHERE EXISTS (SELECT FROM unnest($1::text[]) w WHERE position(lower(w) in lower(row_to_json(t)::text)) > 0)`,
      values: [words],
    })
    if ((row?.n ?? 0) > 0) found.push(name)
  }
  return found
}

describe('the data of somebody with everything', () => {
  it('is erased without a trace but in the log, and the books still agree', async () => {
    await open()
    const { id: dayo, email: address, phone, last_name } = people.dayo.customer
    await server.db.orm
      .update(member)
      .set({ closedAt: now(), eraseAt: now() })
      .where(eq(member.id, dayo))
    await server.db.orm
      .update(account)
      .set({ emailKey: closedEmailKey(dayo) })
      .where(eq(account.id, dayo))
    await server.db.orm
      .update(portfolio)
      .set({ name: `The ${last_name}s’ house` })
      .where(eq(portfolio.memberId, dayo))
    await erase()
    const left = await traces(address, phone, last_name)
    // The log can’t be changed, the sandbox stands for other companies, and others may have been brought by them.
    const stays = /^(audit_entry|mail_message|sandbox_|statement_line|notification|member$)/
    expect(left.filter(place => !stays.test(place))).toEqual([])
    id = dayo
    expect(await memberRow()).toMatchObject({ firstName: 'Closed', phone: '', bvnLast4: null })
  })
})

describe('a withdrawal that a bank returns after its member left', () => {
  it('waits at the desk, and leaves the wallet empty', async () => {
    const club = await openPayingOutClub()
    server = club.server
    const dayo = people.dayo.customer.id
    const { id: batch, items } = await club.released([1_000])
    const [paidId = ''] = items
    await club.settle(batch, { [paidId]: 'paid' })
    const before = await readBalance(server.db, walletOf(dayo, 'NGN'))
    await server.db.orm.update(member).set({ closedAt: now() }).where(eq(member.id, dayo))
    const told = (await server.inbox(people.dayo.customer.email)).length
    expect((await club.giveBack(paidId)).status).toBe(200)
    const after = await readBalance(server.db, walletOf(dayo, 'NGN'))
    expect(after.balance).toEqual(before.balance)
    const [kept] = await server.db.orm
      .select()
      .from(unmatchedMoney)
      .where(eq(unmatchedMoney.amountMinor, 100_000n))
    expect(kept).toMatchObject({ state: 'open', bankReference: expect.stringMatching(/returned$/) })
    expect((await server.inbox(people.dayo.customer.email)).length).toBe(told)
  })
})
