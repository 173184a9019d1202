// Recurring contributions that were there before they were charged: the migration says when they are due.
import { readFileSync } from 'node:fs'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { subscription } from './subscription.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await openDemoClub()
})
afterAll(() => server[Symbol.asyncDispose]())

const file = new URL('../../../../drizzle/0038_recurring_charges.sql', import.meta.url)
const updates = readFileSync(file, 'utf8')
  .split(/;\s*$/m)
  .map(text => text.replaceAll(/^\s*--.*$/gm, '').trim())
  .filter(text => text.startsWith('UPDATE'))

const made = '00000000-0000-4000-8000-'
const madeUp = {
  portfolioId: portfolioFactsOf('dayo growth pool').id,
  currency: 'NGN',
  paidCurrency: 'NGN',
  amountMinor: 100n,
  interval: 'monthly',
  gateway: 'card',
  status: 'active',
  anchorDay: 31,
  createdAt: new Date('2026-01-31T09:00:00Z'),
} as const

it('are due on the day after their last charge, by their anchor', async () => {
  await server.db.orm.insert(subscription).values([
    { ...madeUp, id: `${made}000000000001` },
    // Late in the evening in UTC it is the next day in Lagos.
    { ...madeUp, id: `${made}000000000002`, lastChargedAt: new Date('2026-02-28T23:30:00Z') },
    { ...madeUp, id: `${made}000000000003`, interval: 'weekly' },
    { ...madeUp, id: `${made}000000000004`, interval: 'quarterly' },
    { ...madeUp, id: `${made}000000000005`, status: 'past_due', nextChargeOn: '2026-06-04' },
    { ...madeUp, id: `${made}000000000006`, status: 'cancelled', nextChargeOn: '2026-06-04' },
  ])
  expect(updates).toHaveLength(5)
  for (const text of updates) await server.asOwner(owner => owner.query({ text }))
  const rows = await server.db.orm
    .select()
    .from(subscription)
    .where(sql`${subscription.id}::text LIKE ${made} || '%'`)
    .orderBy(asc(subscription.id))
  expect(
    rows.map(({ status, periodOn, nextChargeOn }) => [status, periodOn, nextChargeOn]),
  ).toEqual([
    ['active', '2026-02-28', '2026-02-28'],
    ['active', '2026-04-30', '2026-04-30'],
    ['active', '2026-02-07', '2026-02-07'],
    ['active', '2026-04-30', '2026-04-30'],
    ['active', '2026-06-04', '2026-06-04'],
    ['cancelled', null, null],
  ])
})
