// A batch that a provider pays, transfer by transfer: asked outside of transactions, as often as it takes, booked once.
import { money } from '@kinfold/contract/money/money'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPayingOutClub, type PayingOutClub } from '#test/clubs/paying-out.ts'
import { statementsDuring } from '#test/databases/statements-during.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { createStandInPayouts, type StandInPayouts } from '#test/stand-ins/stand-in-payouts.ts'
import { clearingOf, walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { type FoundPayout, OrderRefusedError } from '../../../providers/payouts/payout-provider.ts'
import { account } from '../../base/person/account.tables.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { payout } from '../withdrawal/payout.tables.ts'
import { withdrawal } from '../withdrawal/withdrawal.tables.ts'
import { askDuePayouts } from './ask-due-payouts.ts'
import { askPayout } from './ask-payout.ts'
import { bookPayout } from './book-payout.ts'
import { findPayout } from './find-payout.ts'

let club: PayingOutClub
let provider: StandInPayouts
beforeEach(async () => {
  provider = createStandInPayouts()
  club = await openPayingOutClub({ payouts: provider.payouts })
})
afterEach(async () => {
  const { db, parts } = club.server
  const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
  expect(Object.fromEntries(findings)).toEqual({})
  await club[Symbol.asyncDispose]()
})

const minute = 60_000
const hour = 60 * minute
const day = 24 * 60 * minute
const byProvider = { paid_through: 'provider' } as const
const naira = (minor: bigint) => money('NGN', minor)

const work = () => askDuePayouts.carryOut(club.server.parts.services, club.server.clock.now)
const later = (ms: number) => {
  club.server.clock.forward(ms)
  return work()
}
const rowOf = async (id: string) => {
  const [row] = await club.server.db.orm.select().from(withdrawal).where(eq(withdrawal.id, id))
  if (row === undefined) throw new Error('no such withdrawal')
  return row
}
const orderOf = async (id: string) => {
  const { orm } = club.server.db
  const [row] = await orm.select().from(payout).where(eq(payout.withdrawalId, id))
  return row
}
const askAt = async (id: string) => (await orderOf(id))?.askAt ?? undefined
const cleared = async () =>
  (await readBalance(club.server.db, clearingOf('transfer', 'NGN'))).balance.minor
const says = async (id: string, found: FoundPayout) =>
  provider.says.set((await rowOf(id)).reference, found)

async function released(amounts: readonly number[] = [1_000]) {
  const { id: batch, items } = await club.released(amounts, byProvider)
  return { batch, items, id: items[0] ?? '' }
}

describe('a batch that a provider pays', () => {
  it('is in naira, and never in dollars', async () => {
    const dollars = await club.approved([10], { currency: 'USD' })
    const refused = await club.prepare(dollars, { ...byProvider, currency: 'USD' })
    expect(refused.code).toBe('gateway_not_available')
  })

  it('asks for each transfer once, with the account and the amount, after it was released', async () => {
    const { items, batch } = await released([1_000, 2_000.5])
    expect(provider.sent).toEqual([])
    await work()
    expect(provider.sent.map(({ amount }) => amount.minor).toSorted()).toEqual([
      1_000_00n,
      2_000_50n,
    ])
    const row = await rowOf(items[0] ?? '')
    expect(provider.sent.find(({ reference }) => reference === row.reference)?.payee).toEqual({
      accountName: row.accountName,
      accountNumber: row.accountNumber,
      bankCode: row.bankCode,
    })
    await later(minute)
    await later(10 * minute)
    expect(provider.sent).toHaveLength(2)
    expect(await club.statuses(batch)).toEqual({
      [items[0] ?? '']: 'in_batch',
      [items[1] ?? '']: 'in_batch',
    })
    expect((await club.batch(batch)).batch).toMatchObject({
      paid_through: 'provider',
      file_format: null,
      file_hash: null,
    })
  })

  it('has no file, and nobody says by hand what became of it', async () => {
    const { batch, id } = await released()
    expect((await club.file(batch)).code).toBe('conflict')
    expect((await club.settle(batch, { [id]: 'failed' })).code).toBe('conflict')
  })

  it('is paid out of what the provider holds', async () => {
    const before = await cleared()
    const { batch, id } = await released()
    await work()
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    expect(await club.statuses(batch)).toEqual({ [id]: 'paid' })
    expect((await club.batch(batch)).batch).toMatchObject({ status: 'settled', paid: 1 })
    expect((await cleared()) - before).toBe(1_000_00n)
  })

  it('gives back what failed, with the provider’s reason', async () => {
    const before = await club.wallet()
    const { batch, id } = await released()
    await work()
    await says(id, { state: 'failed', reason: 'The account is closed.' })
    await later(minute)
    expect((await club.batch(batch)).withdrawals[0]?.withdrawal).toMatchObject({
      status: 'failed',
      failure_reason: 'The account is closed.',
    })
    expect(await club.wallet()).toEqual(before)
    expect(await askAt(id)).toBeUndefined()
  })

  it('is not released where there is no provider any more', async () => {
    const { id } = await club.prepared([1_000], byProvider)
    Object.assign(club.server.parts.services, { payouts: undefined })
    expect((await club.release(id)).code).toBe('gateway_not_available')
    expect((await club.discard(id)).status).toBe(200)
  })
})

describe('a transfer whose member or account has changed since it was released', () => {
  const { id: dayo } = people.dayo.customer
  const setPayee = (change: Partial<typeof withdrawal.$inferInsert>, id: string) =>
    club.server.db.orm.update(withdrawal).set(change).where(eq(withdrawal.id, id))
  const setHold = (suspendedAt: Date | null) =>
    club.server.db.orm.update(account).set({ suspendedAt }).where(eq(account.id, dayo))
  /** Why it isn't sent, as the desk reads it. */
  const warnings = async (batch: string) =>
    (await club.batch(batch)).withdrawals[0]?.warnings.filter(each => /not sent/.test(each))
  const mails = async () =>
    (await club.server.inbox(operators.uche.email)).filter(({ subject }) => /stopped/.test(subject))

  it.each([
    ['number', { accountNumber: '0000000001' }],
    ['name', { accountName: 'SOMEBODY ELSE' }],
    ['bank', { bankCode: '999' }],
  ])('is stopped with another %s, and sent once that is put right', async (_, change) => {
    const { batch, id } = await released()
    const was = await rowOf(id)
    await setPayee(change, id)
    await work()
    await later(minute)
    expect(provider.sent).toEqual([])
    expect(await warnings(batch)).toEqual([
      'It is not sent. The bank account isn’t the one that was released.',
    ])
    expect((await club.batch(batch)).withdrawals[0]?.stop).toBe('payee_changed')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('The bank account isn’t the one that was released.')
    const { accountNumber, accountName, bankCode } = was
    await setPayee({ accountNumber, accountName, bankCode }, id)
    await later(2 * minute)
    expect(provider.sent).toHaveLength(1)
    expect(await warnings(batch)).toEqual([])
  })

  it.each([
    ['is not there', () => null],
    ['is another withdrawal’s', (other: string | null) => other],
  ])('is stopped where the hash that was kept %s', async (_, hash) => {
    const { items } = await released([1_000, 2_000])
    const [one = '', other = ''] = items
    const { orm } = club.server.db
    const [kept] = await orm.select().from(payout).where(eq(payout.withdrawalId, other))
    const payeeHash = hash(kept?.payeeHash ?? '')
    await orm.update(payout).set({ payeeHash }).where(eq(payout.withdrawalId, one))
    await work()
    expect(provider.sent.map(({ amount }) => amount.minor)).toEqual([2_000_00n])
  })

  it('is stopped while its member is on hold, and sent afterwards', async () => {
    const { batch, id } = await released()
    await setHold(club.server.clock.now)
    await work()
    expect(provider.sent).toEqual([])
    expect((await rowOf(id)).status).toBe('in_batch')
    expect(await warnings(batch)).toEqual(['It is not sent. The member is on hold.'])
    expect(await mails()).toHaveLength(1)
    await setHold(null)
    await later(minute)
    expect(provider.sent).toHaveLength(1)
  })

  it('is stopped while an open line names a payout to them that was said to have failed', async () => {
    const { batch } = await released()
    const { id, items } = await club.released([2_000])
    const [failed = ''] = items
    expect((await club.settle(id, { [failed]: 'failed' })).status).toBe(200)
    const text = `
      WITH file AS (
        INSERT INTO bank_statement (account_id, format, file_name, file_hash, from_day, to_day, line_count, uploaded_by, created_at)
        SELECT a.id, 'ofx', 'june.ofx', '\\x00', '2026-06-03', '2026-06-03', 1, $2, now()
          FROM club_bank_account a WHERE a.currency = 'NGN' LIMIT 1 RETURNING id, account_id)
      INSERT INTO statement_line (statement_id, account_id, currency, position, fingerprint, booked_on, amount_minor, reference,
                                  sender_name, text, state, because, suggested_withdrawal_id)
      SELECT id, account_id, 'NGN', 0, '\\x00', '2026-06-03', -200000, '', '', '', 'open', '{reference,amount}', $1 FROM file`
    await club.server.db.query({ text, values: [failed, operators.uche.operatorId] })
    await work()
    expect(provider.sent).toEqual([])
    expect((await club.batch(batch)).withdrawals[0]?.stop).toBe('earlier_payout_open')
    await club.server.db.query({ text: `UPDATE statement_line SET because = '{}'` })
    await later(minute)
    expect(provider.sent).toHaveLength(1)
  })

  it('can be settled as failed while it was never sent, and not as paid', async () => {
    const before = await club.wallet()
    const { batch, items } = await released([1_000, 2_000])
    const [one = '', other = ''] = items
    await setPayee({ accountNumber: '0000000001' }, one)
    await work()
    expect((await club.settle(batch, { [one]: 'paid' })).code).toBe('conflict')
    expect((await club.settle(batch, { [other]: 'failed' })).code).toBe('conflict')
    expect((await club.settle(batch, { [one]: 'failed' })).status).toBe(200)
    const { available } = await club.wallet()
    expect(available).toBe(before.available - 2_000)
    await setPayee({ accountNumber: (await rowOf(other)).accountNumber }, one)
    await later(minute)
    await later(hour)
    expect(provider.sent).toHaveLength(1)
    expect(await askAt(one)).toBeUndefined()
  })

  it('is not given up by a person once it was sent', async () => {
    const { batch, id } = await released()
    provider.silent = 'answers'
    await work()
    provider.silent = 'no'
    await later(minute)
    expect(provider.sent).toHaveLength(1)
    provider.says.clear()
    await setHold(club.server.clock.now)
    await later(2 * minute)
    expect(provider.sent).toHaveLength(1)
    expect((await club.settle(batch, { [id]: 'failed' })).code).toBe('conflict')
    expect((await club.batch(batch)).withdrawals[0]).toMatchObject({
      stop: 'member_on_hold',
      is_sent: true,
    })
  })

  /** In a session of its own: an earlier one has ended by then. */
  const giveUp = async (batch: string, id: string, outcome: 'paid' | 'failed' = 'failed') => {
    const reason = 'Its provider knows nothing of it.'
    const told = { withdrawal_id: id, outcome, ...(outcome === 'failed' && { reason }) }
    return club.server.call('POST', `/api/operator/payout-batch/settle/${batch}`, {
      token: await sessionFor(club.server, operators.uche.email),
      body: { seen: 'released', outcomes: [told] },
    })
  }
  const inWallet = () => readBalance(club.server.db, walletOf(dayo, 'NGN'))
  /** Its provider hears each order, answers nothing, and has forgotten it when it is asked. */
  const losing = () => Object.assign(provider.payouts, { send: async () => undefined })

  it('is given up by a person a day later, once its provider knows nothing of it', async () => {
    const before = await inWallet()
    const { batch, id } = await released()
    losing()
    await work()
    await setHold(club.server.clock.now)
    await later(minute)
    await later(hour)
    const [first, ...others] = await mails()
    expect(others).toEqual([])
    expect(first?.text).toMatch(/It\s+may\s+still\s+be\s+paid/)
    provider.silent = 'answers'
    await later(day)
    expect((await giveUp(batch, id)).code).toBe('conflict')
    provider.silent = 'no'
    await later(day)
    expect(await orderOf(id)).toMatchObject({ stop: 'member_on_hold', sentAt: null })
    const both = await mails()
    expect(both).toHaveLength(2)
    expect(both.some(({ text }) => /Nothing was sent for it/.test(text))).toBe(true)
    await later(day)
    expect(await mails()).toHaveLength(2)
    expect((await giveUp(batch, id, 'paid')).code).toBe('conflict')
    expect((await giveUp(batch, id)).status).toBe(200)
    expect(await inWallet()).toEqual(before)
    await later(day)
    expect(provider.sent).toEqual([])
  })

  it('is not given up within a day of the last time it was sent', async () => {
    const { batch, id } = await released()
    losing()
    await work()
    await later(day)
    await setHold(club.server.clock.now)
    await later(hour)
    await later(6 * hour)
    expect((await giveUp(batch, id)).code).toBe('conflict')
    await later(day)
    expect((await giveUp(batch, id)).status).toBe(200)
  })
})

describe('a transfer that its provider refuses', () => {
  const refused = (ms: number) => expect(later(ms)).rejects.toThrow('no answer was booked')
  const stops = async (batch: string) =>
    (await club.batch(batch)).withdrawals.map(({ stop }) => stop).toSorted()

  it('is stopped, can be given up, and goes on once it is taken', async () => {
    const before = await club.wallet()
    const { batch, items } = await released([1_000, 2_000])
    const [one = '', other = ''] = items
    provider.silent = 'refuses'
    await refused(0)
    await refused(minute)
    expect(await stops(batch)).toEqual(['refused_by_provider', 'refused_by_provider'])
    const mails = await club.server.inbox(operators.uche.email)
    expect(mails.filter(({ text }) => /provider doesn’t take it/.test(text))).toHaveLength(1)
    expect((await club.settle(batch, { [one]: 'paid' })).code).toBe('conflict')
    expect((await club.settle(batch, { [one]: 'failed' })).status).toBe(200)
    expect((await club.wallet()).available).toBe(before.available - 2_000)
    provider.silent = 'no'
    await later(hour)
    expect(provider.sent.map(({ amount }) => amount.minor)).toEqual([2_000_00n])
    expect((await club.batch(batch)).withdrawals.map(({ stop }) => stop)).toEqual([null, null])
    expect((await club.settle(batch, { [other]: 'failed' })).code).toBe('conflict')
  })

  it('is given up only a day after a request that had no answer', async () => {
    const { batch, id } = await released()
    provider.silent = 'answers'
    await work()
    provider.silent = 'no'
    await later(minute)
    provider.says.clear()
    provider.silent = 'refuses'
    await refused(hour)
    expect(await orderOf(id)).toMatchObject({ stop: null, sentAt: expect.any(Date) })
    expect((await club.settle(batch, { [id]: 'failed' })).code).toBe('conflict')
    await refused(day)
    expect(await orderOf(id)).toMatchObject({ stop: 'refused_by_provider', sentAt: null })
  })

  it('is given up only a day after the last of several requests that had no answer', async () => {
    const { id } = await released()
    const { send } = provider.payouts
    Object.assign(provider.payouts, { send: async () => undefined })
    await work()
    for (let hours = 0; hours < 23; hours += 1) await later(hour)
    Object.assign(provider.payouts, { send })
    provider.silent = 'refuses'
    await refused(6 * hour)
    expect(await orderOf(id)).toMatchObject({ stop: null, sentAt: expect.any(Date) })
    for (let asks = 0; asks < 3; asks += 1) await refused(6 * hour)
    expect(await orderOf(id)).toMatchObject({ stop: 'refused_by_provider', sentAt: null })
  })

  it('is not given up while news of it asks as well', async () => {
    const { batch, id } = await released()
    const { parts, clock } = club.server
    const asking = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    Object.assign(provider.payouts, {
      async send() {
        asking.resolve()
        await answered.promise
        throw new OrderRefusedError('Cannot resolve account')
      },
    })
    const first = askDuePayouts.carryOut(parts.services, clock.now)
    await asking.promise
    Object.assign(provider.payouts, { send: async () => undefined })
    clock.forward(1)
    const found = await findPayout(parts.services.db, eq(withdrawal.id, id))
    if (found === undefined) throw new Error('no such payout')
    expect(await askPayout(parts.services, found)).toBe('no answer')
    answered.resolve()
    await expect(first).rejects.toThrow('no answer was booked')
    expect(await orderOf(id)).toMatchObject({ stop: null, sentAt: expect.any(Date) })
    expect((await club.settle(batch, { [id]: 'failed' })).code).toBe('conflict')
  })

  it('is not given up while somebody else asks for it', async () => {
    const { batch, id } = await released()
    const { parts, clock } = club.server
    const asking = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const { send } = provider.payouts
    let orders = 0
    Object.assign(provider.payouts, {
      async send(order: Parameters<typeof send>[0]) {
        orders += 1
        if (orders > 1) return send(order)
        asking.resolve()
        await answered.promise
        throw new OrderRefusedError('Cannot resolve account')
      },
    })
    const first = askDuePayouts.carryOut(parts.services, clock.now)
    await asking.promise
    await later(minute)
    answered.resolve()
    await expect(first).rejects.toThrow('no answer was booked')
    expect(provider.sent).toHaveLength(1)
    expect((await club.settle(batch, { [id]: 'failed' })).code).toBe('conflict')
  })
})

describe('a return that an operator records', () => {
  const paid = async () => {
    const made = await released()
    await work()
    await says(made.id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    return made
  }

  it('is none while the provider says that it paid, or says nothing', async () => {
    const before = await club.wallet()
    const { id } = await paid()
    const refused = await club.giveBack(id)
    expect(refused).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('provider doesn’t say') },
    })
    provider.silent = 'answers'
    expect((await club.giveBack(id)).code).toBe('provider_unavailable')
    expect((await rowOf(id)).status).toBe('paid')
    expect((await club.wallet()).available).toBe(before.available - 1_000)
  })

  it('is booked once the provider says so too, with its reason', async () => {
    const [before, clearing] = [await club.wallet(), await cleared()]
    const { id } = await paid()
    await says(id, { state: 'returned', amount: naira(1_000_00n), reason: 'No such account.' })
    expect((await club.giveBack(id)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      status: 'returned',
      failureReason: 'No such account.',
    })
    expect(await club.wallet()).toEqual(before)
    expect(await cleared()).toBe(clearing)
    expect((await club.giveBack(id)).code).toBe('already_decided')
  })

  it('is asked of whoever paid it, also once another provider makes the new ones', async () => {
    const before = await club.wallet()
    const { id } = await paid()
    const another = { ...createStandInPayouts().payouts, name: 'paystack' as const }
    Object.assign(club.server.parts.services, {
      payouts: another,
      knownPayouts: [provider.payouts, another],
    })
    await says(id, { state: 'returned', amount: naira(1_000_00n), reason: 'No such account.' })
    expect((await club.giveBack(id)).status).toBe(200)
    expect(await club.wallet()).toEqual(before)
  })

  it('of another amount is booked nowhere', async () => {
    const { id } = await paid()
    await says(id, { state: 'returned', amount: naira(2_000_00n), reason: 'No such account.' })
    expect((await club.giveBack(id)).status).toBe(500)
    expect((await rowOf(id)).status).toBe('paid')
  })
})

describe('an outcome nobody knows', () => {
  it('is asked after with growing pauses, without end, and never taken for a failure', async () => {
    const { id } = await released()
    provider.silent = 'answers'
    const pauses: number[] = []
    for (let asks = 0; asks < 12; asks += 1) {
      const { now } = club.server.clock
      await work()
      const next = (await askAt(id))?.getTime() ?? 0
      pauses.push((next - now.getTime()) / minute)
      club.server.clock.forward(next - now.getTime())
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    expect((await rowOf(id)).status).toBe('in_batch')
  })

  it('is not sent for a withdrawal that was changed after its release', async () => {
    const { id } = await released()
    const set = (minor: bigint) =>
      club.server.db.orm.update(withdrawal).set({ amountMinor: minor }).where(eq(withdrawal.id, id))
    await set(2_000_00n)
    await expect(work()).rejects.toThrow(id)
    expect(provider.sent).toEqual([])
    await set(1_000_00n)
    await later(minute)
    expect(provider.sent).toHaveLength(1)
  })

  it('is not sent again while the provider says nothing', async () => {
    const { id } = await released()
    provider.silent = 'answers'
    await work()
    await later(minute)
    await later(2 * minute)
    expect(provider.sent).toEqual([])
    provider.silent = 'no'
    await later(4 * minute)
    expect(provider.sent).toHaveLength(1)
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(8 * minute)
    expect((await rowOf(id)).status).toBe('paid')
  })

  it('of an order whose answer was lost is found under its reference, and not sent twice', async () => {
    const { id } = await released()
    const { payouts } = provider
    const { send } = payouts
    Object.assign(payouts, {
      send: async (order: Parameters<typeof send>[0]) => {
        await send(order)
        return undefined
      },
    })
    await work()
    expect(provider.sent).toHaveLength(1)
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    expect(provider.sent).toHaveLength(1)
    expect((await rowOf(id)).status).toBe('paid')
  })
})

describe('an answer', () => {
  it('about another amount is not booked, and keeps no other transfer waiting', async () => {
    const { items } = await released([1_000, 2_000])
    const [one = '', other = ''] = items
    await work()
    await says(one, { state: 'paid', amount: naira(999_99n) })
    await says(other, { state: 'paid', amount: naira(2_000_00n) })
    await expect(later(minute)).rejects.toThrow(one)
    expect((await rowOf(one)).status).toBe('in_batch')
    expect((await rowOf(other)).status).toBe('paid')
    await says(one, { state: 'paid', amount: naira(1_000_00n) })
    await later(2 * minute)
    expect((await rowOf(one)).status).toBe('paid')
  })

  it.each([
    ['returned', { state: 'returned', amount: naira(1_000_00n), reason: 'No such account.' }],
    ['failed', { state: 'failed', reason: 'No such account.' }],
  ] as const)('of %s after it was paid puts the money back, once', async (_, found) => {
    // Over HTTP the session would have ended by then.
    const wallet = () => readBalance(club.server.db, walletOf(people.dayo.customer.id, 'NGN'))
    const [before, clearing] = [await wallet(), await cleared()]
    const { id } = await released()
    await work()
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    expect(await askAt(id)).toEqual(new Date(club.server.clock.now.getTime() + day))
    await says(id, found)
    await later(day)
    expect(await rowOf(id)).toMatchObject({
      status: 'returned',
      failureReason: 'No such account.',
    })
    expect(await wallet()).toEqual(before)
    expect(await cleared()).toBe(clearing)
    expect(await askAt(id)).toBeUndefined()
    const { services } = club.server.parts
    await bookPayout(services, id, found)
    const paid = bookPayout(services, id, { state: 'paid', amount: naira(1_000_00n) })
    await expect(paid).rejects.toThrow('which had come back')
    expect(await wallet()).toEqual(before)
  })

  describe('of paid after it failed', () => {
    const paid = { state: 'paid', amount: naira(1_000_00n) } as const
    const failed = async () => {
      const { id } = await released()
      await work()
      await says(id, { state: 'failed', reason: 'No such account.' })
      await later(minute)
      return id
    }

    it('takes the money out of the wallet again, once', async () => {
      const [before, clearing] = [await club.wallet(), await cleared()]
      const id = await failed()
      expect(await club.wallet()).toEqual(before)
      for (let times = 0; times < 2; times += 1) {
        await bookPayout(club.server.parts.services, id, paid)
        expect((await club.wallet()).available).toBe(before.available - 1_000)
        expect((await cleared()) - clearing).toBe(1_000_00n)
      }
      expect(await rowOf(id)).toMatchObject({ status: 'paid', saidPaidBy: null })
      const text = `SELECT meta->>'reason' AS reason FROM ledger.transfer WHERE scope = 'withdrawal failure undone'`
      expect(await club.server.db.query({ text })).toEqual([
        { reason: 'Its provider has paid it after all.' },
      ])
      await bookPayout(club.server.parts.services, id, {
        ...paid,
        state: 'returned',
        reason: 'No such account.',
      })
      expect(await club.wallet()).toEqual(before)
    })

    it('after it was paid and failed once more, is an error', async () => {
      const before = await club.wallet()
      const id = await failed()
      const { services } = club.server.parts
      const again = { state: 'failed', reason: 'No such account.' } as const
      await bookPayout(services, id, paid)
      await bookPayout(services, id, again)
      await bookPayout(services, id, again)
      expect(await club.wallet()).toEqual(before)
      await expect(bookPayout(services, id, paid)).rejects.toThrow('which had come back')
      expect(await club.wallet()).toEqual(before)
    })
  })

  it('of returned before anybody heard of paid is both', async () => {
    const before = await club.wallet()
    const { id } = await released()
    await work()
    await says(id, { state: 'returned', amount: naira(1_000_00n), reason: 'No such account.' })
    await later(minute)
    expect(await rowOf(id)).toMatchObject({ status: 'returned', paidAt: expect.any(Date) })
    expect(await club.wallet()).toEqual(before)
  })

  it('after it was paid is asked for on three more days', async () => {
    const { id } = await released()
    await work()
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    for (const days of [1, 2, 4]) await later(days * day)
    expect(await askAt(id)).toBeUndefined()
  })

  it('that forgets a transfer with an outcome sends it no second time', async () => {
    const { id } = await released()
    await work()
    await says(id, { state: 'paid', amount: naira(1_000_00n) })
    await later(minute)
    provider.says.clear()
    await later(day)
    expect(provider.sent).toHaveLength(1)
    expect((await rowOf(id)).status).toBe('paid')
  })
})

it('asks its provider in no transaction', async () => {
  await released()
  const { payouts } = provider
  let open = 0
  const { send } = payouts
  Object.assign(payouts, {
    send: async (order: Parameters<typeof send>[0]) => {
      // On the embedded engine another statement would wait for a transaction that is open.
      const rows = await club.server.db.query({ text: 'SELECT 1' })
      open += rows.length
      return send(order)
    },
  })
  expect((await statementsDuring(work)).length).toBeGreaterThan(1)
  expect(open).toBe(1)
})

it('several processes that look at once ask for each transfer once', async () => {
  await released([1_000, 1_001, 1_002, 1_003])
  await Promise.all([work(), work(), work()])
  expect(provider.sent).toHaveLength(4)
  expect(new Set(provider.sent.map(({ reference }) => reference)).size).toBe(4)
})
