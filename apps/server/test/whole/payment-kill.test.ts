// kill -9 of the server between its payment provider taking money and the books knowing of it, on both databases.
import { env } from 'node:process'
import { logIn } from '@kinfold/contract/auth/log-in'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { getWallets } from '@kinfold/contract/wallet/get-wallets'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { demoPassword } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { inArray } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Database } from '#src/db/database.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { createReference } from '#src/modules/money/payment/create-reference.ts'
import { payment } from '#src/modules/money/payment/payment.tables.ts'
import {
  sandboxCharge,
  sandboxCheckout,
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

const kills = isLong ? 20 : 2
/** For each kill. */
const checkouts = 12
const amount = 100n
const payer = people.dayo.customer
type Store = Awaited<ReturnType<typeof createStore>>

async function inStore<T>({ settings }: Store, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(settings)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Payments whose checkouts are open. */
const openCheckouts = (store: Store) =>
  inStore(store, async db => {
    const now = new Date()
    const expiresAt = new Date(now.getTime() + 3_600_000)
    const references = Array.from({ length: kills * checkouts }, createReference)
    await db.orm.insert(payment).values(
      references.map(reference => ({
        memberId: payer.id,
        purpose: 'deposit' as const,
        gateway: 'card' as const,
        status: 'pending' as const,
        currency: 'NGN' as const,
        amountMinor: amount,
        paidCurrency: 'NGN' as const,
        feeMinor: 0n,
        totalMinor: amount,
        reference,
        provider: 'sandbox' as const,
        walletId: walletIdOf('dayo', 'NGN'),
        expiresAt,
        createdAt: now,
      })),
    )
    await db.orm.insert(sandboxCheckout).values(
      references.map(reference => ({
        reference,
        way: 'card' as const,
        currency: 'NGN' as const,
        totalMinor: amount,
        payerName: 'Dayo Bello',
        description: 'Kinfold: NGN wallet',
        returnUrl: 'https://club.example/dashboard/wallet',
        keepsCard: false,
        state: 'open' as const,
        expiresAt,
        createdAt: now,
      })),
    )
    return references
  })

async function payAll({ port }: ServerProcess, references: readonly string[], paid: string[]) {
  for (const reference of references) {
    const answer = await fetch(`http://127.0.0.1:${port}/sandbox/checkout/${reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=pay-twice',
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    paid.push(reference)
  }
}

const readBook = (store: Store, references: readonly string[]) =>
  inStore(store, async db => ({
    findings: await readAuditFindings(db),
    charges: await db.orm
      .select()
      .from(sandboxCharge)
      .where(inArray(sandboxCharge.reference, [...references])),
    payments: await db.orm
      .select()
      .from(payment)
      .where(inArray(payment.reference, [...references])),
  }))

async function tokenOf({ client }: ServerProcess): Promise<string> {
  const body = logInBody(payer.email, { password: demoPassword })
  return (await client.ask(logIn, { body })).authorization?.access_token ?? ''
}

const balanceIn = async ({ client }: ServerProcess, token: string) =>
  (await client.ask(getWallets, { token })).ngn?.balance ?? 0

/** The member is back from the checkouts, while the news of them is sent again. */
const lookAt = ({ client }: ServerProcess, token: string, ids: readonly string[]) =>
  Promise.all(ids.map(id => client.ask(getPaymentStatus, { token, params: { id } })))

const isGone = (error: unknown) => error instanceof TypeError && error.message === 'fetch failed'

it('books what the provider took, each charge once', async ({ annotate }) => {
  await using store = await createStore()
  let server = await startServerProcess(store.environment)
  const token = await tokenOf(server)
  const before = await balanceIn(server, token)
  server.child.kill('SIGKILL')
  await server.ended
  const references = await openCheckouts(store)
  server = await startServerProcess(store.environment)
  let taken = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const paid: string[] = []
    const running = server
    const some = references.slice(kill * checkouts, (kill + 1) * checkouts)
    const paying = payAll(running, some, paid).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
    await expect
      .poll(() => paid.length, { interval: 1, timeout: patience(60_000) })
      .toBeGreaterThan(4)
    running.child.kill('SIGKILL')
    await Promise.all([running.ended, paying])

    const left = await readBook(store, references)
    expect(left.findings).toEqual(new Map())
    const known = left.charges.map(({ reference }) => reference)
    expect(known).toEqual(expect.arrayContaining(paid))
    taken = left.charges.length

    server = await startServerProcess(store.environment)
    const ids = left.payments.map(({ id }) => id)
    const expected = before + taken * (Number(amount) / 100)
    // A look within seconds of the last one asks nobody, so the member looks again.
    const balance = async () => {
      await lookAt(server, token, ids)
      return balanceIn(server, token)
    }
    await expect
      .poll(balance, { interval: 500, timeout: patience(30_000) })
      .toBeCloseTo(expected, 2)
  }
  server.child.kill('SIGKILL')
  await server.ended
  const { findings, charges, payments } = await readBook(store, references)
  expect(findings).toEqual(new Map())
  const booked = payments.filter(({ status }) => status === 'succeeded')
  expect(booked.map(({ chargeId }) => chargeId).toSorted()).toEqual(
    charges.map(({ id }) => id).toSorted(),
  )
  await annotate(`${taken} charges in ${kills} kills`)
})
