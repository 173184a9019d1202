// kill -9 of the server while refunds are proposed, confirmed and given by their provider, on both databases.
import { env } from 'node:process'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { money } from '@kinfold/contract/money/money'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { inArray } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { moneyAttempts } from '#src/ledger/money-attempts.ts'
import { postAll } from '#src/ledger/post-all.ts'
import { depositByCard } from '#src/ledger/recipes/deposit-by-card.ts'
import { createReference } from '#src/modules/money/payment/create-reference.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import { readBookedPayment } from '#src/modules/money/refund/read-booked-payment.ts'
import { refund } from '#src/modules/money/refund/refund.tables.ts'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import {
  sandboxCharge,
  sandboxCheckout,
  sandboxRefund,
} from '#src/providers/payments/sandbox/sandbox-book.tables.ts'
import { logInBody } from '#test/clubs/joining.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

const isLong = env.KINFOLD_LONG !== undefined
vi.setConfig({ testTimeout: patience(isLong ? 3_600_000 : 480_000) })

const rounds = isLong ? 10 : 1
const callers = 4
/** For each caller in each round: more than it gets through before it is killed. */
const payments = 12
const stepsBeforeKill = 36
const amount = 100n
const fee = 10n
const payer = people.dayo.customer
type Store = Awaited<ReturnType<typeof createStore>>
type Tokens = Readonly<Record<'tunde' | 'uche', string>>

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function signIn({ client }: ServerProcess, key: keyof Tokens): Promise<string> {
  const { email, totpSecret } = operators[key]
  const body = logInBody(email, { password: demoPassword })
  const { totp_challenge } = await client.ask(logIn, { body })
  const code = codeOfStep(totpSecret, stepAt(new Date()))
  const answer = { token: totp_challenge?.token ?? '', code }
  const { authorization } = await client.ask(answerTotpChallenge, { body: answer })
  return authorization?.access_token ?? ''
}

/** Payments by card that their provider took, and the books know. */
const takePayments = (store: Store) =>
  inStore(store, async db => {
    const now = new Date()
    const of = { currency: 'NGN' as const, createdAt: now, expiresAt: now }
    const references = Array.from({ length: rounds * callers * payments }, createReference)
    await db.orm.insert(sandboxCheckout).values(
      references.map(reference => ({
        ...of,
        reference,
        way: 'card' as const,
        totalMinor: amount + fee,
        payerName: 'Dayo Bello',
        description: 'Kinfold: NGN wallet',
        returnUrl: 'https://club.example/dashboard/wallet',
        keepsCard: false,
        state: 'open' as const,
      })),
    )
    const charges = await db.orm
      .insert(sandboxCharge)
      .values(
        references.map(reference => ({
          reference,
          currency: of.currency,
          amountMinor: amount + fee,
          paidAt: now,
        })),
      )
      .returning()
    const rows = await db.orm
      .insert(payment)
      .values(
        charges.map(({ id: chargeId, reference }) => ({
          ...of,
          memberId: payer.id,
          purpose: 'deposit' as const,
          gateway: 'card' as const,
          status: 'succeeded' as const,
          amountMinor: amount,
          paidCurrency: of.currency,
          feeMinor: fee,
          totalMinor: amount + fee,
          receivedMinor: amount + fee,
          reference,
          provider: 'sandbox' as const,
          chargeId,
          walletId: walletIdOf('dayo', 'NGN'),
        })),
      )
      .returning()
    const deposits = rows.map(({ id, reference }) =>
      depositByCard({
        attempt: moneyAttempts.payment(id),
        payment: id,
        member: payer.id,
        provider: 'card',
        amount: money('NGN', amount),
        fee: money('NGN', fee),
        reference,
      }),
    )
    for (let from = 0; from < deposits.length; from += 100) {
      await postAll(db, deposits.slice(from, from + 100))
    }
    return rows.map(({ id }) => id)
  })

/** A part, a part that its provider refuses, and all that is left then. */
const parts: readonly object[] = [
  { amount: 0.4, returns_fee: true },
  { amount: 0.13 },
  { returns_fee: true },
]

/** All refunds of a payment, each step under a key of its own: a second time it is answered the same. */
async function giveBack(
  { client }: ServerProcess,
  tokens: Tokens,
  id: string,
  answered: () => void,
): Promise<readonly string[]> {
  const post = async (by: keyof Tokens, path: string, key: string, body?: object) => {
    const answer = await client.call('POST', `/api/operator/${path}`, {
      token: tokens[by],
      headers: { 'idempotency-key': key },
      ...(body && { body }),
    })
    expect([path, answer.status, answer.code]).toEqual([path, 200, undefined])
    answered()
    return String(Reflect.get(Object(answer.body), 'id'))
  }
  const refunds: string[] = []
  for (const [number, part] of parts.entries()) {
    const body = { reason: 'Paid twice.', ...part }
    const key = `${id}-${number}`
    const proposed = await post('tunde', `payment/refund/${id}`, `${key}-a`, body)
    refunds.push(await post('uche', `refund/confirm/${proposed}`, `${key}-b`, { seen: 'proposed' }))
  }
  return refunds
}

const countOf = async ({ client }: ServerProcess, { tunde: token }: Tokens, status: 'sent') =>
  (await client.ask(listRefunds, { token, query: { status, per_page: 1 } })).total_count

/** Whatever was killed: what the provider gave back of a payment is what its rows and the ledger say, once its refunds have ended. */
const compare = (store: Store, ids: readonly string[]) =>
  inStore(store, async db => {
    expect(await readAuditFindings(db)).toEqual(new Map())
    const rows = await db.orm
      .select()
      .from(refund)
      .where(inArray(refund.paymentId, [...ids]))
    const given = await db.orm.select().from(sandboxRefund)
    const paid = await db.orm
      .select()
      .from(payment)
      .where(inArray(payment.id, [...ids]))
    for (const { id, reference, refundedMinor, refundedFeeMinor } of paid) {
      const own = rows.filter(({ paymentId }) => paymentId === id)
      const booked = await readBookedPayment(
        db,
        id,
        own.map(row => row.id),
      )
      expect(booked).toEqual({ credited: amount, refunded: refundedMinor })
      const done = given.filter(each => each.reference === reference && each.state === 'done')
      const sum = done.reduce((total, each) => total + each.amountMinor, 0n)
      if (own.some(({ status }) => status === 'sent')) {
        expect(sum).toBeLessThanOrEqual(refundedMinor + refundedFeeMinor)
        continue
      }
      expect([id, sum]).toEqual([id, refundedMinor + refundedFeeMinor])
    }
    return {
      asked: given.map(({ id }) => id).toSorted(),
      statuses: new Map(rows.map(({ id, status }) => [id, status])),
    }
  })

const isGone = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

it('gives each refund back once, or leaves it with the member', async ({ annotate }) => {
  await using store = await createStore()
  const seeding = await startServerProcess(store.environment)
  const tokens = { tunde: await signIn(seeding, 'tunde'), uche: await signIn(seeding, 'uche') }
  seeding.child.kill('SIGTERM')
  await seeding.ended
  const ids = await takePayments(store)
  const kill = async (running: ServerProcess) => {
    running.child.kill('SIGKILL')
    await running.ended
    await compare(store, ids)
    return startServerProcess(store.environment)
  }

  let server = await startServerProcess(store.environment)
  let answers = 0
  const answered = () => {
    answers += 1
  }
  const begun: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const running = server
    const loads = Array.from({ length: callers }, async (_, caller) => {
      try {
        const first = (round * callers + caller) * payments
        for (const id of ids.slice(first, first + payments)) {
          begun.push(id)
          await giveBack(running, tokens, id, answered)
        }
      } catch (error) {
        if (!isGone(error)) throw error
      }
    })
    const wanted = answers + stepsBeforeKill
    await expect
      .poll(() => answers, { interval: 2, timeout: patience(60_000) })
      .toBeGreaterThan(wanted)
    const killed = kill(running)
    await Promise.all(loads)
    // The next server asks at once for all that were confirmed; it is killed while it does.
    const asking = await killed
    const waiting = await countOf(asking, tokens, 'sent')
    await expect
      .poll(() => countOf(asking, tokens, 'sent'), { interval: 1, timeout: patience(60_000) })
      .toBeLessThan(Math.max(1, waiting - round))
    server = await kill(asking)
  }

  const confirmed: string[] = []
  for (const id of begun) confirmed.push(...(await giveBack(server, tokens, id, answered)))
  // One that was being asked for at the kill is asked for again later.
  const day = { body: { advance_days: 1 } }
  expect((await server.client.call('POST', '/sandbox/clock', day)).status).toBe(200)
  await expect.poll(() => countOf(server, tokens, 'sent'), { timeout: patience(60_000) }).toBe(0)
  server.child.kill('SIGKILL')
  await server.ended
  const { asked, statuses } = await compare(store, ids)
  expect(asked).toEqual(confirmed.toSorted())
  const ends = confirmed.map((id, number) => [number % parts.length === 1, statuses.get(id)])
  expect(ends).toEqual(ends.map(([isRefused]) => [isRefused, isRefused ? 'failed' : 'paid']))
  await annotate(`${confirmed.length} refunds of ${begun.length} payments in ${rounds * 2} kills`)
})
