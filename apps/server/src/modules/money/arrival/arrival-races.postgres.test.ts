// Money that comes while something else happens to its payment: one of the two comes first, and the money is
// booked once either way.
import type { PaymentStatus } from '@kinfold/contract/payment/payment-status'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { accountOf, naira, openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import type { Transaction } from '../../../db/database.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { payment } from '../payment/payment.tables.ts'

let club: PayingClub
beforeAll(async () => {
  club = await openPayingClub()
})
afterAll(() => club[Symbol.asyncDispose]())
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
})

const amount = naira(101_500n)

/** Does the first thing, and lets it end once the second waits for it. */
async function bothAtOnce(
  first: (tx: Transaction) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const { db } = club.server
  const [holding, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const held = db.transaction(async tx => {
    await first(tx)
    holding.resolve(await connectionOf(tx))
    await mayEnd.promise
  })
  const holder = await holding.promise
  const running = second()
  await untilBlocked(db, holder)
  mayEnd.resolve()
  await Promise.all([held, running])
}

const ending = (id: string, status: PaymentStatus) => async (tx: Transaction) => {
  const [row] = await tx.orm.select().from(payment).where(eq(payment.id, id)).for('update')
  if (row?.status !== 'pending') return
  await tx.orm.update(payment).set({ status }).where(eq(payment.id, id))
}
const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => () =>
  club.server.db.transaction(work)

it('the same charge that two processes hear of is booked once', async () => {
  const into = await club.portfolio('NGN')
  const id = await club.begin({ portfolioId: into })
  const arrive = () => club.arrive(id, { amount })
  const changes = await club.changes(
    () =>
      bothAtOnce(
        tx => tx.orm.select().from(payment).where(eq(payment.id, id)).for('update'),
        () => Promise.all([arrive(), arrive(), arrive()]),
      ),
    [accountOf(into)],
  )
  expect(changes).toEqual({
    'portfolio NGN': 100_000n,
    'fees NGN': 1_500n,
    'clearing card NGN': -101_500n,
  })
})

it('two charges of one payment are both booked: one for the portfolio, one for the wallet', async () => {
  const into = await club.portfolio('NGN')
  const id = await club.begin({ portfolioId: into })
  const charges = ['one', 'another']
  const changes = await club.changes(
    () => Promise.all(charges.map(charge => club.arrive(id, { amount, chargeId: charge + id }))),
    [accountOf(into)],
  )
  expect(changes).toEqual({
    'portfolio NGN': 100_000n,
    'wallet NGN': 101_500n,
    'fees NGN': 1_500n,
    'clearing card NGN': -203_000n,
  })
})

it.each<PaymentStatus>(['cancelled', 'expired'])(
  'money that waits for a payment to be %s goes to the wallet',
  async status => {
    const into = await club.portfolio('NGN')
    const id = await club.begin({ portfolioId: into })
    const changes = await club.changes(
      () => bothAtOnce(ending(id, status), () => club.arrive(id, { amount })),
      [accountOf(into)],
    )
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
    expect(changes).not.toHaveProperty('portfolio NGN')
  },
)

it('a payment that was paid a moment before is neither cancelled nor expired', async () => {
  const into = await club.portfolio('NGN')
  const id = await club.begin({ portfolioId: into })
  await bothAtOnce(tx => club.arriveIn(tx, id, { amount }), inTransaction(ending(id, 'cancelled')))
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', walletId: null })
})

it('a portfolio that is deleted while its money comes leaves the money in the wallet', async () => {
  const into = await club.portfolio('NGN')
  const id = await club.begin({ portfolioId: into })
  const remove = async (tx: Transaction) => {
    await tx.orm.select().from(portfolio).where(eq(portfolio.id, into)).for('update')
    await tx.orm.update(portfolio).set({ status: 'cancelled' }).where(eq(portfolio.id, into))
  }
  const changes = await club.changes(() => bothAtOnce(remove, () => club.arrive(id, { amount })))
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  expect(await club.read(id)).toMatchObject({ status: 'succeeded', portfolioId: into })
})

it('two payments for one portfolio begin its term once', async () => {
  const into = await club.portfolio('NGN')
  const ids = [await club.begin({ portfolioId: into }), await club.begin({ portfolioId: into })]
  const changes = await club.changes(
    () => Promise.all(ids.map(id => club.arrive(id, { amount }))),
    [accountOf(into)],
  )
  expect(changes).toMatchObject({ 'portfolio NGN': 200_000n })
})

it('a change of country waits for the money, or the money for it', async () => {
  const id = await club.begin({ status: 'expired' })
  const lock = { text: 'SELECT 1 FROM member WHERE id = $1 FOR UPDATE', values: [payer.id] }
  const changes = await club.changes(() =>
    bothAtOnce(
      tx => tx.query(lock),
      () => club.arrive(id, { amount }),
    ),
  )
  expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
})
