// One quote and two payments at the same moment.
import { randomUUID } from 'node:crypto'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { connectionOf, untilBlocked } from '#test/databases/until-blocked.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { payment } from '../payment/payment.tables.ts'
import { quoteFor } from './quote-for.ts'
import { spendQuote } from './spend-quote.ts'
import type { WantedPayment } from './wanted-payment.ts'

let server: TestServer
beforeEach(async () => {
  server = await openDemoClub()
})
afterEach(() => server[Symbol.asyncDispose]())

const wanted: WantedPayment = {
  member: { id: people.dayo.customer.id, currencies: ['NGN', 'USD'] },
  purpose: 'deposit',
  gateway: 'card',
  amount: moneyFromWire('USD', 100),
  isLocalized: true,
}

async function start(tx: Transaction, quoteId: string): Promise<string> {
  const quote = await spendQuote(server.parts.services, tx, { quoteId, wanted })
  if (quote instanceof Refusal) return quote.code
  await tx.orm.insert(payment).values({
    memberId: wanted.member.id,
    purpose: 'deposit',
    gateway: 'card',
    status: 'pending',
    currency: 'USD',
    amountMinor: quote.amountMinor,
    paidCurrency: 'NGN',
    feeMinor: quote.processingFeeMinor,
    totalMinor: quote.paidMinor + quote.processingFeeMinor,
    reference: randomUUID(),
    quoteId: quote.id,
    createdAt: server.clock.now,
  })
  return 'started'
}

it.each([
  ['commits', ['started', 'payment_already_started']],
  ['fails', ['given up', 'started']],
] as const)('the second waits until the first %s', async (outcome, expected) => {
  const quote = await quoteFor(server.parts.services, server.db, wanted)
  if (quote instanceof Refusal) throw new Error(quote.code)
  const [spent, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const first = server.db.transaction(async tx => {
    const answer = await start(tx, quote.id)
    spent.resolve(await connectionOf(tx))
    await mayEnd.promise
    if (outcome === 'fails') throw new Error('given up')
    return answer
  })
  const ended = first.catch((error: unknown) => Object(error).message)
  const holder = await spent.promise
  const second = server.db.transaction(tx => start(tx, quote.id))
  await untilBlocked(server.db, holder)
  mayEnd.resolve()
  expect(await Promise.all([ended, second])).toEqual(expected)
})
