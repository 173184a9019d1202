// A feed's rate holds at once when it is near the last one; another waits for an administrator's word.
import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { confirmExchangeRate } from '@kinfold/contract/operator/rate/confirm-exchange-rate'
import { discardExchangeRate } from '@kinfold/contract/operator/rate/discard-exchange-rate'
import { listExchangeRates } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { listRateProposals } from '@kinfold/contract/operator/rate/list-rate-proposals'
import { setExchangeRate } from '@kinfold/contract/operator/rate/set-exchange-rate'
import { quotePayment } from '@kinfold/contract/payment/quote-payment'
import { getExchangeRate } from '@kinfold/contract/reference/get-exchange-rate'
import { operators } from '@kinfold/personas/operators/operators'
import { bola, dayo } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { startRateFeed } from '#test/stand-ins/stand-in-rate-feed.ts'
import type { StandIn } from '#test/stand-ins/start-stand-in.ts'
import { httpRates } from '../../../providers/rates/http-rates.ts'
import { sandboxRates } from '../../../providers/rates/sandbox-rates.ts'
import { advanceClock } from '../../whole/sandbox/advance-clock.ts'
import { askRateFeed } from './ask-rate-feed.ts'
import { beginRateFeed } from './begin-rate-feed.ts'
import { lapseHeldRates } from './lapse-held-rates.ts'
import { exchangeRate, rateProposal } from './rate.tables.ts'

const name = 'Central feed'
const hour = 3_600_000
const day = 24 * hour
let rate: string
/** Of when it says the rate is, before the club's time. */
let age: number
let asked: number
let standIn: StandIn
let server: TestServer
let zainab: string
beforeEach(async () => {
  ;[rate, age, asked] = ['1540', 0, 0]
  standIn = await startRateFeed('key', () => {
    asked += 1
    return { rate, as_of: new Date(server.clock.now.getTime() - age).toISOString() }
  })
  const rateFeed = httpRates({ name, url: standIn.url, key: 'key' })
  server = await openDemoClub({ rateFeed })
  await server.db.orm.delete(rateProposal)
  zainab = await sessionFor(server, operators.zainab.email)
  await beginRateFeed(server.parts.services)
})
afterEach(async () => {
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])
  await server[Symbol.asyncDispose]()
  await standIn[Symbol.asyncDispose]()
})

const ask = () => askRateFeed.carryOut(server.parts.services, server.clock.now)
const askLater = async (ms = 6 * hour) => {
  server.clock.forward(ms)
  zainab = await sessionFor(server, operators.zainab.email)
  await ask()
}
const nextDue = () => askRateFeed.nextDue(server.db)
const shown = async () =>
  server.ask(getExchangeRate, { token: await sessionFor(server, bola.customer.email) })
const inForce = async () => (await shown()).exchange_rate
const newest = async () =>
  (await server.ask(listExchangeRates, { token: zainab, query: {} })).items[0]
const held = async () => (await server.ask(listRateProposals, { token: zainab })).proposals
async function heldOne() {
  const [proposal, ...others] = await held()
  if (proposal === undefined || others.length > 0) throw new Error('not one rate is held')
  return proposal
}
const confirm = ({ id }: { id: string }) =>
  server.call('POST', `/api/operator/exchange-rate/confirm/${id}`, { token: zainab })
const waitingMails = async () =>
  (await server.inbox(operators.uche.email)).filter(({ subject }) => /rate waits/.test(subject))

describe('a rate near the last one', () => {
  it('holds at once, with its source and time', async () => {
    await ask()
    const now = server.clock.now.toISOString()
    expect(await shown()).toEqual({
      exchange_rate: '1540',
      set_at: now,
      source: 'feed',
      is_stale: false,
    })
    expect(await newest()).toMatchObject({
      exchange_rate: '1540',
      set_by: null,
      confirmed_by: null,
      source: { name, quoted_at: now },
    })
    const { items } = await server.ask(listAuditEntries, { token: zainab, query: { per_page: 1 } })
    expect(items[0]).toMatchObject({
      actor_kind: 'provider',
      actor_name: name,
      action: 'exchange_rate.set',
      detail: '$1 = ₦1,540.00, of 3 Jun 2026, 10:00',
    })
  })

  it('is asked for once by several processes, and again after some hours', async () => {
    expect(await nextDue()).toEqual(server.clock.now)
    await Promise.all([ask(), ask(), ask()])
    expect(asked).toBe(1)
    expect(await nextDue()).toEqual(new Date(server.clock.now.getTime() + 6 * hour))
    rate = '1541'
    await askLater()
    expect(asked).toBe(2)
    expect(await inForce()).toBe('1541')
  })

  it('is recorded once, however often it is given', async () => {
    await ask()
    const { id } = (await newest()) ?? {}
    age = 6 * hour
    await askLater()
    expect(asked).toBe(2)
    expect((await newest())?.id).toBe(id)
  })

  it('adds up to no large step', async () => {
    rate = '1680'
    await ask()
    rate = '1700'
    await askLater()
    expect(await inForce()).toBe('1680')
    expect(await held()).toHaveLength(1)
  })
})

describe('a rate far from the last one', () => {
  it('waits for one administrator’s word, and they are told', async () => {
    rate = '2000'
    await ask()
    expect(await inForce()).toBe('1532.5')
    const proposal = await heldOne()
    expect(proposal).toMatchObject({
      exchange_rate: '2000',
      proposed_by: null,
      source: { name, quoted_at: server.clock.now.toISOString() },
      reason: expect.stringContaining('more than 10%'),
    })
    const [mail] = await waitingMails()
    expect(mail?.text).toContain('2000 naira a dollar')
    const params = { id: proposal.id }
    const confirmed = await server.ask(confirmExchangeRate, {
      token: zainab,
      params,
      body: { seen: 'proposed' },
    })
    expect(confirmed).toMatchObject({ status: 'confirmed', decided_by: { name: 'Zainab Yusuf' } })
    expect(await shown()).toMatchObject({ exchange_rate: '2000', source: 'feed' })
    expect(await newest()).toMatchObject({
      set_by: null,
      confirmed_by: { name: 'Zainab Yusuf' },
      source: { name },
    })
  })

  it('waits as the first of a club, and until then nothing is converted', async () => {
    await server.db.orm.delete(exchangeRate)
    await ask()
    expect(await inForce()).toBeNull()
    const token = await sessionFor(server, dayo.customer.email)
    const { path } = quotePayment
    const body = {
      purpose: 'deposit',
      amount: 100,
      currency: 'USD',
      gateway: 'card',
      is_localized: true,
    }
    const refused = await server.call('POST', `/api${path}`, { token, body })
    expect(refused).toMatchObject({
      code: 'exchange_rate_missing',
      body: { error: 'There is no exchange rate right now, so we can’t convert this amount.' },
    })
    expect((await held())[0]?.reason).toContain('first rate')
  })

  it('waits alone: a newer one takes its place, and none waits for a day after it was discarded', async () => {
    rate = '2000'
    await ask()
    const first = await heldOne()
    rate = '2100'
    await askLater()
    const proposal = await heldOne()
    expect(proposal.exchange_rate).toBe('2100')
    expect(await confirm(first)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('newer one') },
    })
    expect(await inForce()).toBe('1532.5')
    const params = { id: proposal.id }
    await server.ask(discardExchangeRate, { token: zainab, params, body: { seen: 'proposed' } })
    await askLater()
    expect(await held()).toEqual([])
    expect(await waitingMails()).toHaveLength(1)
    await askLater(day)
    expect((await held())[0]?.exchange_rate).toBe('2100')
    expect(await waitingMails()).toHaveLength(2)
  })

  it('doesn’t touch what an operator proposes', async () => {
    const body = { exchange_rate: '1900', reason: 'The market moved overnight.' }
    await server.ask(setExchangeRate, { token: zainab, body })
    rate = '2000'
    await ask()
    expect((await held()).map(each => each.exchange_rate)).toEqual(['1900'])
  })

  it('can’t be confirmed once another holds', async () => {
    rate = '2000'
    await ask()
    const proposal = await heldOne()
    rate = '1535'
    await askLater()
    expect(await inForce()).toBe('1535')
    expect(await held()).toEqual([])
    expect((await confirm(proposal)).code).toBe('conflict')
  })

  it('lapses after a day by the club’s clock, also before the schedule has seen it', async () => {
    rate = '2000'
    await ask()
    const proposal = await heldOne()
    expect(await lapseHeldRates.nextDue(server.db)).toEqual(
      new Date(server.clock.now.getTime() + day),
    )
    standIn.behave('500', '500')
    server.clock.forward(day)
    zainab = await sessionFor(server, operators.zainab.email)
    expect((await confirm(proposal)).code).toBe('conflict')
    expect(await inForce()).toBe('1532.5')
    await lapseHeldRates.carryOut(server.parts.services, server.clock.now)
    expect(await held()).toEqual([])
    expect(await lapseHeldRates.nextDue(server.db)).toBeUndefined()
  })

  it('that lapsed is no obstacle to what an operator proposes', async () => {
    rate = '2000'
    await ask()
    server.clock.forward(day)
    zainab = await sessionFor(server, operators.zainab.email)
    const body = { exchange_rate: '1900', reason: 'The market moved overnight.' }
    await server.ask(setExchangeRate, { token: zainab, body })
    expect((await held()).map(each => each.exchange_rate)).toEqual(['1900'])
  })

  it('of an operator waits as long as it takes', async () => {
    const body = { exchange_rate: '1900', reason: 'The market moved overnight.' }
    await server.ask(setExchangeRate, { token: zainab, body })
    expect(await lapseHeldRates.nextDue(server.db)).toBeUndefined()
    server.clock.forward(30 * day)
    await lapseHeldRates.carryOut(server.parts.services, server.clock.now)
    zainab = await sessionFor(server, operators.zainab.email)
    expect(await held()).toHaveLength(1)
  })
})

describe('a feed', () => {
  it.each([
    ['that is too old', 8 * day],
    ['of a time to come', -hour],
  ])('is not believed with a rate %s', async (what, ms) => {
    age = ms
    await expect(ask()).rejects.toThrow(what)
    expect(await inForce()).toBe('1532.5')
  })

  it('that doesn’t answer leaves the last rate, and is asked the next time', async () => {
    standIn.behave('500', '500')
    await expect(ask()).rejects.toThrow('gave no rate')
    expect(await inForce()).toBe('1532.5')
    await askLater()
    expect(await inForce()).toBe('1540')
  })

  it('that has fallen silent makes its rate an old one after a week', async () => {
    await ask()
    server.clock.forward(7 * day)
    expect((await shown()).is_stale).toBe(false)
    server.clock.forward(1)
    expect(await shown()).toMatchObject({ exchange_rate: '1540', is_stale: true })
  })

  it('is asked no more once the club has another, or none', async () => {
    const { services } = server.parts
    const other = { ...httpRates({ name: 'Other', url: standIn.url, key: 'key' }) }
    await beginRateFeed({ ...services, rateFeed: other })
    await ask()
    expect(asked).toBe(0)
    await beginRateFeed({ ...services, rateFeed: undefined })
    expect(await nextDue()).toBeUndefined()
    await beginRateFeed(services)
    expect(await nextDue()).toEqual(server.clock.now)
  })

  it('plays on every day of a leap in the sandbox', async () => {
    const { services } = server.parts
    const { clock, db } = services
    const played = { ...services, rateFeed: sandboxRates(() => clock.now(db)) }
    await beginRateFeed(played)
    const failed: unknown[] = []
    await advanceClock(played, [askRateFeed], 30, (_, error) => void failed.push(error))
    expect(failed).toEqual([])
    const rates = await db.query<{ on: string; rate: string }>({
      text: `SELECT set_at::date::text AS on, rate FROM exchange_rate
              WHERE source = 'Sandbox feed' ORDER BY set_at`,
    })
    expect(new Set(rates.map(({ on }) => on)).size).toBe(31)
    expect(new Set(rates.map(each => each.rate)).size).toBeGreaterThan(10)
  })
})

it('has a source for every rate that no person set, even for a program that writes to the database', async () => {
  const bare = { text: `INSERT INTO exchange_rate (rate, set_at) VALUES ('1500', now())` }
  await expect(server.db.query(bare)).rejects.toThrow('exchange_rate_source')
  const half = `INSERT INTO exchange_rate (rate, set_at, source) VALUES ('1500', now(), 'x')`
  await expect(server.db.query({ text: half })).rejects.toThrow('exchange_rate_source')
})
