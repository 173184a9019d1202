// kill -9 of the server while returns are posted and taken back.

import { env } from 'node:process'
import { answerTotpChallenge } from '@kinfold/contract/auth/answer-totp-challenge'
import { logIn } from '@kinfold/contract/auth/log-in'
import { money } from '@kinfold/contract/money/money'
import { listNotifications } from '@kinfold/contract/notification/list-notifications'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import type { ReturnsPostingStatus } from '@kinfold/contract/operator/returns/returns-posting'
import { demoPassword } from '@kinfold/personas/demo-password'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { expect, it, vi } from 'vitest'
import { openDatabase } from '#src/db/open-database.ts'
import { moneyAttempts } from '#src/ledger/money-attempts.ts'
import { postAll } from '#src/ledger/post-all.ts'
import { contributeByTransfer } from '#src/ledger/recipes/contribute-by-transfer.ts'
import { plan } from '#src/modules/club/plan/plan.tables.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { codeOfStep, stepAt } from '#src/modules/people/totp/authenticator-codes.ts'
import { logInBody } from '#test/clubs/joining.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createStore,
  type ServerProcess,
  startServerProcess,
} from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(480_000) })

const isLong = env.KINFOLD_LONG !== undefined
const portfolios = isLong ? 900 : 450
const mostKills = isLong ? 3 : 2
const owners = [people.dayo, people.halima, people.funmi]
type Store = Awaited<ReturnType<typeof createStore>>
type Tokens = Readonly<Record<'zainab' | 'tunde', string>>

async function within<T>(
  { settings }: Store,
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function signIn(server: ServerProcess, key: keyof Tokens): Promise<string> {
  const { email, totpSecret } = operators[key]
  const body = logInBody(email, { password: demoPassword })
  const { totp_challenge } = await server.client.ask(logIn, { body })
  const code = codeOfStep(totpSecret, stepAt(new Date()))
  const answer = { token: totp_challenge?.token ?? '', code }
  const { authorization } = await server.client.ask(answerTotpChallenge, { body: answer })
  return authorization?.access_token ?? ''
}

const arrivedAt = new Date(Date.now() - 70 * 86_400_000)
const heldBy = (n: number) => 10_000n + BigInt(n)

/** A plan with many portfolios, of three members. */
const fillPlan = (store: Store) =>
  within(store, async db => {
    const [row] = await db.orm
      .insert(plan)
      .values({
        name: 'Killed Pool',
        productType: 'pool',
        currency: 'NGN',
        description: '…',
        minimumMinor: 1n,
        state: 'open',
        createdAt: arrivedAt,
      })
      .returning()
    const rows = Array.from({ length: portfolios }, (_, n) => ({
      memberId: owners[n % owners.length]?.customer.id ?? '',
      planId: row?.id ?? 0,
      currency: 'NGN' as const,
      status: 'active' as const,
      promisedMinor: 0n,
      atMaturity: 'pay_out' as const,
      createdAt: arrivedAt,
    }))
    const held = await db.orm.insert(portfolio).values(rows).returning({ id: portfolio.id })
    for (let from = 0; from < portfolios; from += 200) {
      const contributions = held.slice(from, from + 200).map(({ id }, n) => {
        const payment = crypto.randomUUID()
        const about = { payment, portfolio: id, reference: 'x', arrivedAt }
        const arrived = money('NGN', heldBy(from + n))
        return contributeByTransfer({ attempt: moneyAttempts.payment(payment), ...about, arrived })
      })
      await postAll(db, contributions)
    }
    return row?.id ?? 0
  })

type Books = { readonly value: bigint; readonly booked: number; readonly told: number }

const readBooks = (store: Store, planId: number) =>
  within(store, async db => {
    expect(await readAuditFindings(db)).toEqual(new Map())
    const [books] = await db.query<Books>({
      text: `SELECT (SELECT sum(a.balance)::int8 FROM portfolio f
                      JOIN ledger.account a ON a.address = 'portfolio:' || f.id || ':NGN' WHERE f.plan_id = $1) AS value,
                    (SELECT count(*)::int FROM returns_share s JOIN returns_run r ON r.id = s.run_id
                      WHERE r.plan_id = $1 AND s.state <> 'waiting') AS booked,
                    (SELECT count(*)::int FROM notification WHERE body LIKE '%Killed Pool%' OR title LIKE '%Killed Pool%') AS told`,
      values: [planId],
    })
    return books ?? { value: 0n, booked: 0, told: 0 }
  })

const statusOf = async ({ client }: ServerProcess, token: string, id: string) =>
  (await client.ask(getReturnsPosting, { token, params: { id } })).posting.status

const until = (server: ServerProcess, tokens: Tokens, id: string, status: ReturnsPostingStatus) =>
  expect
    .poll(() => statusOf(server, tokens.tunde, id), { interval: 50, timeout: patience(120_000) })
    .toBe(status)

/** All three are told in one transaction, so it is enough to look at one. */
async function untilTold({ client }: ServerProcess, times: number): Promise<void> {
  const body = logInBody(people.dayo.customer.email, { password: demoPassword })
  const token = (await client.ask(logIn, { body })).authorization?.access_token ?? ''
  const told = async () => {
    const { items } = await client.ask(listNotifications, { token })
    return items.filter(({ title, body }) => `${title} ${body}`.includes('Killed Pool')).length
  }
  await expect.poll(told, { interval: 50, timeout: patience(120_000) }).toBe(times)
}

/** Kills the server a little later each time, until it has got through all of it. */
async function killUntil(
  store: Store,
  first: ServerProcess,
  tokens: Tokens,
  { id, planId, status }: { id: string; planId: number; status: ReturnsPostingStatus },
): Promise<{ server: ServerProcess; kills: number; halfway: number }> {
  let server = first
  let kills = 0
  let halfway = 0
  for (; kills < mostKills; kills += 1) {
    const now = await statusOf(server, tokens.tunde, id)
    if (now === status) break
    if (kills > 0) {
      // Some of it is done, and the rest is not.
      const page = { per_page: 1, page: Math.ceil((portfolios * kills) / mostKills) }
      const ask = { token: tokens.tunde, params: { id }, query: page }
      const wanted = status === 'posted' ? 'posted' : 'reversed'
      await expect
        .poll(
          async () => (await server.client.ask(getReturnsPosting, ask)).shares.items[0]?.state,
          { interval: 2, timeout: patience(120_000) },
        )
        .toBe(wanted)
    }
    server.child.kill('SIGKILL')
    await server.ended
    const books = await readBooks(store, planId)
    if (books.booked > 0 && books.booked < portfolios) halfway += 1
    server = await startServerProcess(store.environment)
  }
  await until(server, tokens, id, status)
  return { server, kills, halfway }
}

it('gives every portfolio its share once, and takes it back once', async ({ annotate }) => {
  await using store = await createStore()
  const seeding = await startServerProcess(store.environment)
  seeding.child.kill('SIGTERM')
  await seeding.ended
  const planId = await fillPlan(store)
  let server = await startServerProcess(store.environment)
  const tokens = { zainab: await signIn(server, 'zainab'), tunde: await signIn(server, 'tunde') }
  const post = async (by: keyof Tokens, path: string, body?: object) => {
    const answer = await server.client.call('POST', `/api/operator/returns/${path}`, {
      token: tokens[by],
      ...(body && { body }),
    })
    expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()])
    return String(Reflect.get(Object(answer.body), 'id'))
  }
  const before = Array.from({ length: portfolios }, (_, n) => heldBy(n)).reduce((a, b) => a + b)
  const lastMonth = new Date(Date.now() - 32 * 86_400_000)
  const month = { year: lastMonth.getUTCFullYear(), month: lastMonth.getUTCMonth() + 1 }
  const wanted = { plan_id: planId, ...month, total_amount: 7_777.77, fee_amount: 777.77 }
  const id = await post('zainab', 'draft', wanted)

  await post('tunde', `post/${id}`, { seen: 'draft' })
  const posted = await killUntil(store, server, tokens, { id, planId, status: 'posted' })
  server = posted.server
  await untilTold(server, 1)
  server.child.kill('SIGTERM')
  await server.ended
  const after = await readBooks(store, planId)
  expect(after.value - before).toBe(700_000n)
  expect(after.booked).toBe(portfolios)

  server = await startServerProcess(store.environment)
  await post('zainab', `reverse/${id}`, {
    seen: 'posted',
    reason: 'The fund corrected its statement.',
  })
  await post('tunde', `post/${id}`, { seen: 'reversal_draft' })
  const reversed = await killUntil(store, server, tokens, { id, planId, status: 'reversed' })
  server = reversed.server
  await untilTold(server, 2)
  server.child.kill('SIGKILL')
  await server.ended
  const back = await readBooks(store, planId)
  expect(back.value).toBe(before)
  // Of the return, and of its being taken back.
  expect(back.told).toBe(2 * owners.length)
  await annotate(
    `${posted.kills} + ${reversed.kills} kills, ${posted.halfway} + ${reversed.halfway} of them halfway`,
  )
})
