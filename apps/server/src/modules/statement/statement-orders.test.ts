// The same money is told by the bank's file, by a person and by a provider, in any order: it counts once.

import { money } from '@kinfold/contract/money/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  lineOf,
  openStatementDesk,
  type StatementDesk,
  today,
} from '../../../test/statement-desk.ts'
import { bookArrival } from '../payment/book-arrival.ts'
import { lockPayment } from '../payment/lock-payment.ts'

const runs = Number(process.env.KINFOLD_STATEMENT_RUNS ?? 8)
const deeds = [
  'statement',
  'another statement',
  'confirm',
  'confirm with reference',
  'webhook',
] as const
type Deed = (typeof deeds)[number]

const orders = fc.record({
  done: fc.array(fc.constantFrom<Deed>(...deeds), { maxLength: 6 }),
  /** The line says which payment it is for. */
  isNamed: fc.boolean(),
  isProviders: fc.boolean(),
})

it('money that is told in any order and any number of times is credited once', {
  timeout: 300_000,
}, async () => {
  await using desk = await openStatementDesk()
  let turn = 0
  await fc.assert(
    fc.asyncProperty(orders, async ({ done, isNamed, isProviders }) => {
      turn += 1
      const minor = BigInt(100_000_00 + turn * 100)
      const story = isProviders ? tellOfProvider : tellOfBank
      await story(desk, minor, done, isNamed)
    }),
    { numRuns: runs },
  )
})

async function tellOfBank(
  desk: StatementDesk,
  minor: bigint,
  done: readonly Deed[],
  isNamed: boolean,
) {
  const { id, reference } = await desk.announce(minor)
  const line = lineOf(minor, isNamed ? { text: `NIP ${reference}` } : {})
  const wallet = await desk.wallet('dayo')
  const bank = await desk.atBank()
  const amount = Number(minor) / 100
  const confirmation = {
    received_amount: amount,
    received_on: today,
    bank_reference: `HAND-${minor}`,
  }
  const confirm = (more = {}) => desk.post(`transfer/confirm/${id}`, { ...confirmation, ...more })
  let others = 0n
  for (const deed of [...done, 'statement' as const]) {
    if (deed === 'confirm') await confirm()
    else if (deed === 'confirm with reference') await confirm({ bank_reference: line.reference })
    else if (deed === 'another statement') {
      others += 1n
      await desk.send([lineOf(1n), line])
    } else if (deed === 'statement') await desk.send([line])
  }
  // A person finishes what waits, and can't make it count again.
  const [shown, ...more] = (await desk.lines()).filter(each => each.amount.amount === amount)
  expect(more).toEqual([])
  const body = { to: 'payment', payment_id: id }
  await desk.match(shown?.id ?? '', body)
  await desk.match(shown?.id ?? '', body)
  await confirm()
  const told = [done, isNamed]
  expect([told, Math.round((await desk.wallet('dayo')) * 100 - wallet * 100)]).toEqual([
    told,
    Number(minor),
  ])
  expect([told, (await desk.atBank()) - bank]).toEqual([told, minor + others])
  const [settled] = (await desk.lines()).filter(each => each.id === shown?.id)
  expect(settled).toMatchObject({ state: 'matched', payment_id: id })
}

/** It lies with the provider; what the bank's file has of it is what the provider pays out. */
async function tellOfProvider(desk: StatementDesk, minor: bigint, done: readonly Deed[]) {
  const { db, clock, parts } = desk.server
  const expiresAt = new Date(clock.now.getTime() + 3_600_000)
  const checkout = {
    gateway: 'transfer',
    provider: 'sandbox',
    status: 'pending',
    expiresAt,
  } as const
  const { id, reference } = await desk.announce(minor, 'dayo', checkout)
  const line = lineOf(minor, { text: `NIP ${reference}` })
  const wallet = await desk.wallet('dayo')
  const confirmation = {
    received_amount: Number(minor) / 100,
    received_on: today,
    bank_reference: `HAND-${minor}`,
  }
  const arrival = { amount: money('NGN', minor), chargeId: `charge ${id}`, arrivedAt: clock.now }
  for (const deed of [...done, 'webhook', 'statement'] as const) {
    if (deed === 'webhook') {
      await db.transaction(async tx => {
        const row = await lockPayment(tx, id)
        if (row !== undefined) await bookArrival(parts.services, tx, row, arrival)
      })
    } else if (deed === 'statement' || deed === 'another statement') await desk.send([line])
    else await desk.post(`transfer/confirm/${id}`, confirmation)
  }
  const told = [done, 'provider']
  expect([told, Math.round((await desk.wallet('dayo')) * 100 - wallet * 100)]).toEqual([
    told,
    Number(minor),
  ])
  const [shown] = (await desk.lines({ state: 'open' })).filter(each =>
    each.text.includes(reference),
  )
  expect(shown).toMatchObject({ suggested: { payment_id: id } })
}
