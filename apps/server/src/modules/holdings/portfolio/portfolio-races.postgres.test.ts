// Two things about the same portfolio at the same moment, and several processes at the same work: they wait
// for what the test has locked, in the order they are named, and then go on.

import { money } from '@kinfold/contract/money/money'
import { operators } from '@kinfold/personas/operators/operators'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPortfolioClub, type PortfolioClub } from '#test/clubs/portfolio-club.ts'
import {
  rowLock,
  untilWaiting,
  whileLocked as whileRowLocked,
} from '#test/databases/while-locked.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { maturePortfolios } from '../../money/maturity/mature-portfolios.ts'
import { remindOfMaturity } from '../../money/maturity/remind-of-maturity.ts'

let club: PortfolioClub
beforeEach(async () => {
  club = await openPortfolioClub()
  // Signing in would wait for the lock itself.
  await club.tokenOf('dayo')
  for (const { email } of Object.values(operators)) await club.tokenFor(email)
})
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

type Act = () => Promise<string | undefined>
const code = async (call: ReturnType<PortfolioClub['close']>) => (await call).code
const mature: Act = async () => {
  await club.mature()
  return undefined
}

const whileLocked = (table: 'portfolio' | 'plan', id: string | number, acts: readonly Act[]) =>
  whileRowLocked(club.server.db, rowLock(table, id), acts)

it('a choice and maturity: the choice that came first counts', async () => {
  const id = await club.begin({ value: 700n, maturesOn: '2026-06-04', startedOn: '2025-12-04' })
  const [chosen] = await whileLocked('portfolio', id, [
    () => code(club.choose(id, 'roll_over')),
    async () => {
      // The choice was begun the day before.
      await maturePortfolios.carryOut(club.server.parts.services, new Date('2026-06-04T10:00:00Z'))
      return undefined
    },
  ])
  expect(chosen).toBeUndefined()
  expect(await club.row(id)).toMatchObject({ status: 'active', maturesOn: '2026-12-04' })
  expect(await club.value(id)).toBe(700n)
})

it('maturity and a choice: what has matured takes none', async () => {
  const before = await club.wallet()
  const id = await club.begin({ value: 700n, maturesOn: '2026-06-04' })
  const late = async () => {
    await club.mature(new Date('2026-06-04T10:00:00Z'))
    return undefined
  }
  expect(
    await whileLocked('portfolio', id, [late, () => code(club.choose(id, 'roll_over'))]),
  ).toEqual([undefined, 'portfolio_not_open'])
  expect((await club.row(id)).status).toBe('closed')
  expect(await club.wallet()).toBe(before + 700n)
})

it.each(['closed first', 'matured first'])('closing and maturity pay once: %s', async order => {
  const before = await club.wallet()
  const id = await club.begin({ value: 700n })
  const close: Act = () => code(club.close(id))
  const acts = order === 'closed first' ? [close, mature] : [mature, close]
  const outcomes = await whileLocked('portfolio', id, acts)
  expect(outcomes.filter(outcome => outcome !== undefined)).toEqual(
    order === 'closed first' ? [] : ['already_decided'],
  )
  expect(await club.wallet()).toBe(before + 700n)
  const told = (await club.news()).filter(({ title }) => title.startsWith('Steady Income was'))
  expect(told).toHaveLength(1)
})

it('two operators who close it at once pay once', async () => {
  const before = await club.wallet()
  const id = await club.begin({ value: 700n })
  const outcomes = await whileLocked('portfolio', id, [
    () => code(club.close(id)),
    () => code(club.close(id, { by: 'uche' })),
  ])
  expect(outcomes).toEqual([undefined, 'already_decided'])
  expect(await club.wallet()).toBe(before + 700n)
})

it('money that comes in while it is closed is never left behind', async () => {
  const before = await club.wallet()
  const id = await club.begin({ value: 700n })
  const [booked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const booking = club.server.db.transaction(async tx => {
    await club.contribute(tx, id, money('NGN', 5n))
    booked.resolve()
    await mayEnd.promise
  })
  await booked.promise
  const closing = club.close(id)
  await untilWaiting(club.server.db, 1)
  mayEnd.resolve()
  await booking
  expect((await closing).code).toBe('conflict')
  expect([(await club.row(id)).status, await club.value(id)]).toEqual(['active', 705n])
  expect((await club.close(id)).status).toBe(200)
  expect(await club.wallet()).toBe(before + 705n)
})

it('two deletions at once: the second finds it deleted', async () => {
  const id = await club.begin({ status: 'pending_payment' })
  const remove: Act = () => code(club.remove(id))
  expect(await whileLocked('portfolio', id, [remove, remove])).toEqual([
    undefined,
    'portfolio_not_open',
  ])
})

it('a deletion waits for a payment that is being confirmed, and then finds money', async () => {
  const id = await club.begin({ status: 'pending_confirmation' })
  const paid = await club.addPayment(id, 'pending_confirmation')
  const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const confirming = club.server.db.transaction(async tx => {
    // As whoever settles a payment: the payment first, then its portfolio.
    for (const [table, which] of [
      ['payment', paid],
      ['portfolio', id],
    ]) {
      const text = `SELECT 1 FROM ${table} WHERE id = $1 FOR UPDATE`
      await tx.query({ text, values: [which] })
    }
    locked.resolve()
    await mayEnd.promise
    await tx.query({ text: `UPDATE portfolio SET status = 'active' WHERE id = $1`, values: [id] })
    await tx.query({
      text: `UPDATE payment SET status = 'succeeded' WHERE id = $1`,
      values: [paid],
    })
  })
  await locked.promise
  const removing = club.remove(id)
  await untilWaiting(club.server.db, 1)
  mayEnd.resolve()
  await confirming
  expect((await removing).code).toBe('portfolio_funded')
  expect((await club.row(id)).status).toBe('active')
})

it('a deletion waits for a payment that fails, and leaves it as it is', async () => {
  const id = await club.begin({ status: 'pending_payment' })
  const failing = await club.addPayment(id, 'pending')
  const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ending = club.server.db.transaction(async tx => {
    const values = [failing]
    await tx.query({ text: 'SELECT 1 FROM payment WHERE id = $1 FOR UPDATE', values })
    locked.resolve()
    await mayEnd.promise
    await tx.query({ text: `UPDATE payment SET status = 'failed' WHERE id = $1`, values })
  })
  await locked.promise
  const removing = club.remove(id)
  await untilWaiting(club.server.db, 1)
  mayEnd.resolve()
  await ending
  expect((await removing).status).toBe(200)
  const text = 'SELECT status FROM payment WHERE id = $1'
  expect(await club.server.db.query({ text, values: [failing] })).toEqual([{ status: 'failed' }])
})

it('a deletion leaves alone a payment that began meanwhile, and that it has not locked', async () => {
  const id = await club.begin({ status: 'pending_payment' })
  const first = await club.addPayment(id, 'pending')
  const [locked, mayBegin] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const beginning = club.server.db.transaction(async tx => {
    await tx.query({ text: 'SELECT 1 FROM portfolio WHERE id = $1 FOR UPDATE', values: [id] })
    locked.resolve()
    await mayBegin.promise
    await tx.query({
      text: `INSERT INTO payment (member_id, purpose, gateway, status, currency, amount_minor, paid_currency,
               fee_minor, total_minor, reference, portfolio_id, created_at)
             SELECT member_id, purpose, gateway, status, currency, amount_minor, paid_currency,
               fee_minor, total_minor, 'KF-MEANWHILE', portfolio_id, created_at FROM payment WHERE id = $1`,
      values: [first],
    })
  })
  await locked.promise
  const removing = club.remove(id)
  await untilWaiting(club.server.db, 1)
  mayBegin.resolve()
  await beginning
  expect((await removing).status).toBe(200)
  const rows = await club.server.db.query({
    text: `SELECT reference = 'KF-MEANWHILE' AS "isLater", status FROM payment WHERE portfolio_id = $1
            ORDER BY status`,
    values: [id],
  })
  expect(rows).toEqual([
    { isLater: false, status: 'cancelled' },
    { isLater: true, status: 'pending' },
  ])
})

it('a confirmation that waits for a deletion finds it cancelled, and its transfer still announced', async () => {
  const id = await club.begin({ status: 'pending_confirmation' })
  const paid = await club.addPayment(id, 'pending_confirmation')
  const seen: unknown[] = []
  const confirm: Act = async () => {
    await club.server.db.transaction(async tx => {
      for (const [table, which] of [
        ['payment', paid],
        ['portfolio', id],
      ]) {
        const text = `SELECT status FROM ${table} WHERE id = $1 FOR UPDATE`
        seen.push(...(await tx.query({ text, values: [which] })))
      }
    })
    return undefined
  }
  const outcomes = await whileLocked('portfolio', id, [() => code(club.remove(id)), confirm])
  expect(outcomes).toEqual([undefined, undefined])
  expect(seen).toEqual([{ status: 'pending_confirmation' }, { status: 'cancelled' }])
})

it('two operators who change a plan at once: the second is told', async () => {
  const change =
    (by: keyof typeof operators, name: string): Act =>
    async () => {
      const { id, description, minimum, expected_return_bps, terms_link, state } = growthPool
      const answer = await club.server.call('PATCH', `/api/operator/plan/update/${id}`, {
        token: await club.tokenFor(operators[by].email),
        body: { name, description, minimum, expected_return_bps, terms_link, state, version: 1 },
      })
      return answer.code
    }
  const acts = [change('zainab', 'First'), change('uche', 'Second')]
  expect(await whileLocked('plan', growthPool.id, acts)).toEqual([undefined, 'conflict'])
  const [kept] = await club.server.db.query({
    text: 'SELECT name, version FROM plan WHERE id = $1',
    values: [growthPool.id],
  })
  expect(kept).toEqual({ name: 'First', version: 2 })
})

it('three processes share what matures, and each is paid and told once', async () => {
  const before = await club.wallet()
  const ids: string[] = []
  for (let n = 0; n < 60; n += 1) {
    ids.push(await club.begin({ value: 10n, choice: n % 3 === 0 ? 'roll_over' : 'pay_out' }))
  }
  const { services } = club.server.parts
  const until = club.server.clock.now
  const run = () => maturePortfolios.carryOut(services, until)
  await Promise.all([run(), run(), run()])
  const rows = await Promise.all(ids.map(id => club.row(id)))
  expect(rows.filter(({ status }) => status === 'closed')).toHaveLength(40)
  expect(rows.filter(({ maturesOn }) => maturesOn === '2026-12-03')).toHaveLength(20)
  expect(await club.wallet()).toBe(before + 400n)
  const told = await club.server.db.query<{ title: string }>({
    text: `SELECT title FROM notification WHERE title LIKE 'Steady Income was%'`,
  })
  expect(told).toHaveLength(60)
})

it('three processes remind of each end once', async () => {
  for (let n = 0; n < 30; n += 1) await club.begin({ maturesOn: '2026-06-10' })
  const { services } = club.server.parts
  const run = () => remindOfMaturity.carryOut(services, club.server.clock.now)
  await Promise.all([run(), run(), run()])
  const told = await club.server.db.query({
    text: `SELECT 1 FROM notification WHERE title LIKE 'Steady Income matures on%'`,
  })
  expect(told).toHaveLength(30)
})

it('a run comes back only when what others still held has ended too', async () => {
  const id = await club.begin({ value: 700n })
  await whileLocked('portfolio', id, [mature])
  expect((await club.row(id)).status).toBe('closed')
})
