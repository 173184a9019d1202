// What a payment provider tells, and what comes of it: the sandbox's provider plays it.

import { createHmac } from 'node:crypto'
import type { ProviderGateway } from '@kinfold/contract/payment/gateway'
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountOf, naira, openPayingClub, type PayingClub, payer } from '#test/clubs/paying.ts'
import { statementsDuring } from '#test/databases/statements-during.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import { clearingOf } from '../../../ledger/account-address.ts'
import {
  createSandboxBook,
  type SandboxBook,
} from '../../../providers/payments/sandbox/create-sandbox-book.ts'
import {
  createSandboxSignature,
  signatureHeader,
} from '../../../providers/payments/sandbox/sandbox-signature.ts'
import { askProvider } from '../../money/arrival/ask-provider.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { handleWebhook } from './handle-webhook.ts'
import { webhookEvent } from './webhook.tables.ts'

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

const amount = naira(101_500n)
const path = '/api/payment/webhook/sandbox'
const eventsAbout = (reference: string) =>
  club.server.db.orm.select().from(webhookEvent).where(eq(webhookEvent.reference, reference))

/** A payment whose checkout is open at the provider. */
async function opened(
  of: Parameters<PayingClub['begin']>[0] = {},
  way: 'card' | 'transfer' = 'card',
) {
  const id = await club.begin({ gateway: way, ...of })
  const { reference } = await club.read(id)
  await book.open(orderOf(reference, way))
  return { id, reference }
}

const orderOf = (reference: string, way: ProviderGateway = 'card') => ({
  reference,
  way,
  total: amount,
  payer: { name: 'Dayo Bello', email: payer.email },
  description: 'Kinfold: NGN wallet',
  returnUrl: 'https://club.example/dashboard/wallet',
  keepsCard: false,
})

const pay = (reference: string, told: 1 | 2 = 1, paid = amount) =>
  book.carryOut(reference, { kind: 'pay', amount: paid, told })

const bodyOf = (reference: string, id = `payment.paid ${reference}`) =>
  JSON.stringify({ id, event: 'payment.paid', data: { reference } })
const signatureOf = (body: string) => createSandboxSignature(club.server.config.secret).sign(body)

const post = (body: string, signature?: string) =>
  club.server.parts.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { [signatureHeader]: signature }),
    },
    payload: body,
  })

describe('news of a payment', () => {
  it('books it once, however often it is told', async () => {
    const { id, reference } = await opened()
    const changes = await club.changes(async () => {
      await pay(reference, 2)
      await club.server.settle()
    })
    expect(changes).toEqual({
      'wallet NGN': 100_000n,
      'fees NGN': 1_500n,
      'clearing card NGN': -101_500n,
    })
    expect(await club.read(id)).toMatchObject({ status: 'succeeded', provider: 'sandbox' })
    expect(await eventsAbout(reference)).toMatchObject([{ outcome: 'paid', tries: 1 }])
  })

  it('is the same news when it is replayed later', async () => {
    const { reference } = await opened()
    await pay(reference)
    await club.server.settle()
    const [event] = await eventsAbout(reference)
    const body = event?.body ?? ''
    const replayed = await club.changes(async () => {
      expect((await post(body, signatureOf(body))).statusCode).toBe(200)
      await club.server.settle()
    })
    expect(replayed).toEqual({})
    expect(await eventsAbout(reference)).toHaveLength(1)
  })

  it('is not believed: what it says of money counts for nothing', async () => {
    const { id, reference } = await opened()
    const body = JSON.stringify({
      id: `invented ${reference}`,
      event: 'payment.paid',
      data: { reference, charge: 'invented' },
      amount: 10_000_000,
    })
    const changes = await club.changes(async () => {
      expect((await post(body, signatureOf(body))).statusCode).toBe(200)
      await club.server.settle()
    })
    expect(changes).toEqual({})
    expect(await club.read(id)).toMatchObject({ status: 'pending' })
    expect(await eventsAbout(reference)).toMatchObject([{ outcome: 'open' }])
  })

  it('of several transfers books the first for the plan and the others for the wallet', async () => {
    const into = await club.portfolio('NGN')
    const { reference } = await opened({ portfolioId: into }, 'transfer')
    const changes = await club.changes(async () => {
      await pay(reference, 1, naira(91_500n))
      club.server.clock.forward(1_000)
      await pay(reference, 1, naira(20_000n))
      await club.server.settle()
    }, [accountOf(into)])
    expect(changes).toEqual({
      'portfolio NGN': 90_000n,
      'wallet NGN': 20_000n,
      'fees NGN': 1_500n,
      'clearing transfer NGN': -111_500n,
    })
  })

  it('that comes in the wrong order ends where the provider says it does', async () => {
    const { id, reference } = await opened()
    await pay(reference)
    const late = JSON.stringify({
      id: `payment.declined ${reference}`,
      event: 'payment.declined',
      data: { reference },
    })
    await post(late, signatureOf(late))
    await club.server.settle()
    expect(await club.read(id)).toMatchObject({ status: 'succeeded' })
  })

  it('of a declined card ends the payment, and says why', async () => {
    const { id, reference } = await opened()
    await book.carryOut(reference, { kind: 'decline' })
    await club.server.settle()
    expect(await club.read(id)).toMatchObject({
      status: 'failed',
      failureReason: 'The card was declined.',
    })
    const mails = await club.server.inbox(payer.email)
    expect(mails.filter(({ text }) => text.includes(reference))).toMatchObject([
      { subject: 'Your payment did not go through' },
    ])
  })

  it('of a payer who gave up cancels it, and what was to recur with it', async () => {
    const into = await club.portfolio('NGN')
    const subscriptionId = await club.recurring(into)
    const { id, reference } = await opened({ portfolioId: into, subscriptionId })
    await book.carryOut(reference, { kind: 'cancel' })
    await club.server.settle()
    expect(await club.read(id)).toMatchObject({ status: 'cancelled' })
    expect(await club.readRecurring(subscriptionId)).toMatchObject({
      status: 'cancelled',
      cancelledAt: club.server.clock.now,
    })
  })
})

describe('money that comes although', () => {
  it('the member cancelled meanwhile goes to the wallet', async () => {
    const into = await club.portfolio('NGN')
    const { id, reference } = await opened({ portfolioId: into })
    await club.server.db.orm.update(payment).set({ status: 'cancelled' }).where(eq(payment.id, id))
    await book.close(reference)
    const act = { kind: 'pay', amount, told: 1, isUnderWay: true } as const
    const changes = await club.changes(async () => {
      await book.carryOut(reference, act)
      await club.server.settle()
    }, [accountOf(into)])
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
    expect(changes).not.toHaveProperty('portfolio NGN')
  })

  it('the time for it is over goes to the wallet', async () => {
    const into = await club.portfolio('NGN')
    const { id, reference } = await opened({ portfolioId: into }, 'transfer')
    club.server.clock.forward(25 * 3_600_000)
    await askProvider(club.server.parts.services, await club.read(id))
    expect(await club.read(id)).toMatchObject({ status: 'expired' })
    const changes = await club.changes(async () => {
      await pay(reference)
      await club.server.settle()
    }, [accountOf(into)])
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  })

  it.each([
    ['card', 'KF-NOWHERE2'],
    ['card_us', 'KF-NOWHERE3'],
    ['transfer', 'KF-NOWHERE4'],
  ] as const)(
    'we know no such payment by %s is kept for an operator, once it is clear that none follows',
    async (way, reference) => {
      await book.open(orderOf(reference, way))
      await pay(reference)
      const { parts, db } = club.server
      await parts.jobs.drain(parts.jobHandlers)
      const [event] = await eventsAbout(reference)
      expect(event).toMatchObject({ handledAt: null, tries: 1 })
      const again = () => handleWebhook(parts.services, event?.id ?? '')
      await expect(again()).rejects.toThrow(`no payment ${reference} yet`)
      await expect(again()).rejects.toThrow(`no payment ${reference} yet`)
      const changes = await club.changes(again, [clearingOf('card_us', 'NGN')])
      expect(changes).toEqual({ [`clearing ${way} NGN`]: -101_500n })
      await again()
      const kept = (await db.orm.select().from(unmatchedMoney)).filter(({ bankReference }) =>
        bankReference.startsWith(reference),
      )
      expect(kept).toMatchObject([
        { state: 'open', amountMinor: 101_500n, cameBy: way, recordedBy: null },
      ])
      expect(await eventsAbout(reference)).toMatchObject([{ outcome: 'set aside' }])
    },
  )

  it('it is told before the payment is written is booked then', async () => {
    const reference = 'KF-EARLY222'
    await book.open(orderOf(reference))
    await pay(reference)
    const { parts } = club.server
    await parts.jobs.drain(parts.jobHandlers)
    const [event] = await eventsAbout(reference)
    await club.begin({ reference })
    const changes = await club.changes(() => handleWebhook(parts.services, event?.id ?? ''))
    expect(changes).toMatchObject({ 'wallet NGN': 100_000n })
  })
})

describe('a message that is not the provider’s', () => {
  beforeEach(() => club.server.clock.forward(61_000))

  const body = () => bodyOf('KF-FORGED22')
  it.each<[string, () => [string, string | undefined]]>([
    ['without a signature', () => [body(), undefined]],
    ['with an empty one', () => [body(), '']],
    [
      'signed by somebody else',
      () => [body(), createHmac('sha256', 'x').update(body()).digest('hex')],
    ],
    [
      'signed for another club',
      () => [body(), createSandboxSignature('another secret').sign(body())],
    ],
    ['altered after it was signed', () => [`${body()} `, signatureOf(body())]],
    ['with its signature cut', () => [body(), signatureOf(body()).slice(0, 40)]],
    ['without a body', () => ['', signatureOf(' ')]],
  ])('%s is refused, logged, and costs no query', async (_what, make) => {
    const [text, signature] = make()
    club.server.logged.length = 0
    const statements = await statementsDuring(async () => {
      expect((await post(text, signature)).statusCode).toBe(401)
    })
    expect(statements).toEqual([])
    expect(club.server.logged.join('')).toContain('"outcome":"signature_invalid"')
  })

  it('may be signed and still say nothing we understand', async () => {
    for (const text of ['{}', '[]', 'null', 'nonsense', '{"id":1,"data":{}}', '\u0000']) {
      expect((await post(text, signatureOf(text))).statusCode, text).toBe(401)
    }
  })

  it('makes its sender wait when there are too many of them, and delays no genuine one', async () => {
    const forged = () => post(body(), 'x')
    for (let sent = 0; sent < 60; sent += 1) expect((await forged()).statusCode).toBe(401)
    const statements = await statementsDuring(async () => {
      const answer = await forged()
      expect(answer.statusCode).toBe(429)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    })
    expect(statements).toEqual([])
    expect((await post(body(), signatureOf(body()))).statusCode).toBe(200)
    expect((await forged()).statusCode).toBe(429)
    club.server.clock.forward(61_000)
    expect((await forged()).statusCode).toBe(401)
  })

  it('is not read when it is too long', async () => {
    const text = JSON.stringify({ padding: 'x'.repeat(70_000) })
    expect((await post(text, signatureOf(text))).statusCode).toBe(413)
  })

  it('has no business at a provider that the club doesn’t use', async () => {
    const answer = await club.server.call('POST', '/api/payment/webhook/stripe', { body: {} })
    expect(answer.status).toBe(404)
  })
})

describe('a member who is back from the checkout', () => {
  it('sees the money at once, before any news of it', async () => {
    const { id, reference } = await opened()
    await pay(reference)
    const token = await sessionFor(club.server, payer.email)
    expect(await club.server.ask(getPaymentStatus, { token, params: { id } })).toMatchObject({
      status: 'succeeded',
    })
  })

  it('makes us ask once every few seconds, whatever they do', async () => {
    const { id, reference } = await opened()
    const token = await sessionFor(club.server, payer.email)
    const status = async () =>
      (await club.server.ask(getPaymentStatus, { token, params: { id } })).status
    expect(await status()).toBe('pending')
    await book.carryOut(reference, { kind: 'cancel' })
    expect(await status()).toBe('pending')
    club.server.clock.forward(3_001)
    expect(await status()).toBe('cancelled')
  })

  it('asks after nobody else’s payment', async () => {
    const { id, reference } = await opened()
    await pay(reference)
    const token = await sessionFor(club.server, 'efe@kinfold.example')
    const answer = await club.server.call('GET', `/api/payment/status/${id}`, { token })
    expect(answer.status).toBe(404)
    expect(await club.read(id)).toMatchObject({ status: 'pending' })
  })
})
