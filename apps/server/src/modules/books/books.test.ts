import { getBooks } from '@kinfold/contract/operator/books/get-books'
import { demoBooks } from '@kinfold/personas/desk/demo-books'
import { operators } from '@kinfold/personas/operators/operators'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestServer } from '../../../test/create-test-server.ts'
import { openDemoClub } from '../../../test/open-demo-club.ts'
import { sessionFor } from '../../../test/session-for.ts'
import { saveCheck } from './last-checks.ts'

let server: TestServer
beforeEach(async () => {
  server = await openDemoClub()
})
afterEach(() => server[Symbol.asyncDispose]())

const books = async () => {
  const token = await sessionFor(server, operators.tunde.email)
  return server.ask(getBooks, { token })
}

it('shows that what the club has is what it owes and what is its own', async () => {
  const { currencies } = await books()
  expect(currencies).toEqual(demoBooks.currencies)
  const kobo = ({ amount }: { readonly amount: number }) => Math.round(amount * 100)
  for (const { has, owes, own } of currencies) expect(kobo(has)).toBe(kobo(owes) + kobo(own))
})

it('names what the last checks found', async () => {
  expect((await books()).faults).toEqual([])
  const { db, chainKeys } = server.parts.services
  await saveCheck(db, chainKeys, 'all', {
    endedAt: server.clock.now,
    findings: new Map([['wrong_balances', { count: 2, example: '1742' }]]),
    unsealed: 0n,
    reached: { transfers: 0n, seals: 0n, auditEntries: 0n },
  })
  expect(await books()).toMatchObject({
    faults: [{ counter: 'wrong_balances', count: 2, example: '1742' }],
    checked_all_at: server.clock.now.toISOString(),
  })
})
