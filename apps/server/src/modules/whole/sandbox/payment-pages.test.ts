// Where the sandbox's payments are paid: plain forms, no script.
import { patience } from '@kinfold/test-support/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { naira, openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import {
  createSandboxBook,
  type SandboxBook,
} from '../../../providers/payments/sandbox/create-sandbox-book.ts'

let club: PayingClub
let book: SandboxBook
beforeAll(async () => {
  club = await openPayingClub()
  book = createSandboxBook(club.server.parts.services)
})
afterAll(() => club[Symbol.asyncDispose]())
afterEach(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
})

async function opened(way: 'card' | 'transfer') {
  const id = await club.begin({ gateway: way })
  const { reference } = await club.read(id)
  const checkout = await book.open({
    reference,
    way,
    total: naira(101_500n),
    payer: { name: 'Dayo <Bello>', email: payer.email },
    description: 'Kinfold: NGN wallet',
    returnUrl: 'https://club.example/dashboard/wallet?currency=NGN',
    keepsCard: false,
  })
  const page =
    way === 'card' ? `/sandbox/checkout/${reference}` : `/sandbox/bank/${checkout.accountNumber}`
  return {
    id,
    reference,
    page,
    back: `/dashboard/wallet?currency=NGN&reference=${reference}`,
  }
}

const inject = (options: { method: 'GET' | 'POST'; url: string; outcome?: string }) =>
  club.server.parts.app.inject({
    method: options.method,
    url: options.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(options.outcome !== undefined && { payload: `outcome=${options.outcome}` }),
  })
const show = async (url: string) => (await inject({ method: 'GET', url })).body
const send = (url: string, outcome: string) => inject({ method: 'POST', url, outcome })

const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, name]) => name)
const status = async (id: string) => (await club.read(id)).status

describe('the checkout', () => {
  it('shows what is paid to whom, has a form for each outcome, and no script', async () => {
    const { page, reference } = await opened('card')
    const html = await show(page)
    expect(buttons(html)).toEqual(['Pay', 'Pay twice', 'Pay late', 'Decline', 'Cancel'])
    expect(html.match(/<form method="post"/g)).toHaveLength(5)
    for (const text of ['This is the sandbox', '<small>₦</small>1,015', reference, 'Kinfold']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Dayo &lt;Bello&gt;')
    expect(html).not.toMatch(/<script|onclick|javascript:/)
  })

  it.each([
    ['pay', 'succeeded', { 'wallet NGN': 100_000n }, 'was paid'],
    ['pay-twice', 'succeeded', { 'wallet NGN': 100_000n }, 'was paid'],
    ['decline', 'failed', {}, 'was declined'],
    ['cancel', 'cancelled', {}, 'was cancelled'],
  ])('after %s sends the payer back, and tells the club', async (outcome, end, moved, notice) => {
    const { id, page, back } = await opened('card')
    const changes = await club.changes(async () => {
      const answer = await send(page, outcome)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, back])
      await club.server.settle()
    })
    expect(changes).toMatchObject(moved)
    expect(await status(id)).toBe(end)
    const html = await show(page)
    expect(html).toContain(notice)
    expect(buttons(html)).toEqual(end === 'succeeded' ? ['Dispute'] : [])
    // A form that was open in another tab, or is sent again.
    expect(await club.changes(() => send(page, 'pay').then(club.server.settle))).toEqual({})
  })

  it('that was paid lets its payer dispute it, and their bank decide', async () => {
    const { page } = await opened('card')
    await send(page, 'pay')
    for (const [outcome, left] of [
      ['won', ['Dispute']],
      ['lost', ['Dispute']],
    ] as const) {
      expect((await send(page, 'dispute')).headers.location).toBe(page)
      expect(buttons(await show(page))).toEqual(['Club wins', 'Payer wins'])
      await send(page, outcome)
      expect(buttons(await show(page))).toEqual(left)
    }
  })

  it('after Pay late sends the payer back before the money comes', async () => {
    const { id, page, back } = await opened('card')
    const answer = await send(page, 'pay-late')
    expect(answer.headers.location).toBe(back)
    expect(await status(id)).toBe('pending')
    const [job] = await club.server.db.query({
      text: `SELECT state::text, start_after > created_on AS is_later FROM pgboss.job
              WHERE name = 'pay-in-sandbox'`,
    })
    expect(job).toEqual({ state: 'created', is_later: true })
    const settled = async () => {
      await club.server.settle()
      return status(id)
    }
    await expect.poll(settled, { timeout: patience(15_000), interval: 100 }).toBe('succeeded')
  })

  it('takes nothing when its time is over', async () => {
    const { page } = await opened('card')
    club.server.clock.forward(61 * 60_000)
    expect(await show(page)).toContain('The time to pay is over')
    expect(await club.changes(() => send(page, 'pay').then(club.server.settle))).toEqual({})
  })

  it('knows no other payment and no other outcome', async () => {
    expect((await inject({ method: 'GET', url: '/sandbox/checkout/KF-NOBODY22' })).statusCode).toBe(
      404,
    )
    expect((await send('/sandbox/checkout/KF-NOBODY22', 'pay')).statusCode).toBe(404)
    const { page } = await opened('card')
    expect((await send(page, 'steal')).statusCode).toBe(400)
  })
})

it.each(['checkout', 'bank'])('the %s knows no odd text', async page => {
  for (const odd of ['%00', 'KF%00', '%F0%9F%92%B8', "'--", '%0A', '..%2f..', '0'.repeat(90)]) {
    const url = `/sandbox/${page}/${odd}`
    expect([odd, (await inject({ method: 'GET', url })).statusCode]).toEqual([odd, 404])
    expect([odd, (await send(url, 'pay')).statusCode]).toEqual([odd, 404])
  }
})

describe('the bank', () => {
  it('shows the account number, and what each button sends', async () => {
    const { page } = await opened('transfer')
    const html = await show(page)
    expect(buttons(html)).toEqual(['Pay', 'Pay less', 'Pay more', 'Pay twice', 'Never'])
    for (const text of ['You send ₦913.50', 'You send ₦1,116.50', page.slice(-10)]) {
      expect(html).toContain(text)
    }
  })

  it.each([
    ['pay', { 'wallet NGN': 100_000n, 'clearing transfer NGN': -101_500n }],
    ['pay-less', { 'wallet NGN': 89_850n, 'clearing transfer NGN': -91_350n }],
    ['pay-more', { 'wallet NGN': 110_150n, 'clearing transfer NGN': -111_650n }],
    ['pay-twice', { 'wallet NGN': 201_500n, 'clearing transfer NGN': -203_000n }],
    ['never', {}],
  ])('sends what %s says', async (outcome, moved) => {
    const { page, back } = await opened('transfer')
    const changes = await club.changes(async () => {
      const answer = await send(page, outcome)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, back])
      await club.server.settle()
    })
    expect(changes).toMatchObject(moved)
  })
})
