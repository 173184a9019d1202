// Payments that are given back: proposed by one approver, confirmed by another, and carried out by who took them.
import { randomBytes } from 'node:crypto'
import { money } from '@kinfold/contract/money/money'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountOf, payer } from '#test/clubs/paying.ts'
import { type ClaimsDesk, openClaimsDesk } from '#test/desks/claims-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { type StandInPayments, standInPayments } from '#test/stand-ins/stand-in-payments.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { post } from '../../../ledger/post.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { handleWebhook } from '../../whole/webhook/handle-webhook.ts'
import { webhookEvent } from '../../whole/webhook/webhook.tables.ts'
import { statementLine } from '../bank-line/statement.tables.ts'
import { payment } from '../payment/payment.tables.ts'
import { refund } from './refund.tables.ts'

let desk: ClaimsDesk
beforeEach(async () => {
  desk = await openClaimsDesk()
})
afterEach(async () => {
  expect(await readAuditFindings(desk.club.server.db)).toEqual(new Map())
  await desk[Symbol.asyncDispose]()
})

const minute = 60_000
const hour = 60 * minute

async function spendAll(currency: 'NGN' | 'USD', about: string): Promise<void> {
  const from = walletOf(payer.id, currency)
  const { available: fee } = await readBalance(desk.club.server.db, from)
  const attempt = moneyAttempts.conversion(about)
  await post(desk.club.server.db, chargeFee({ attempt, from, fee, reason: 'spent' }))
}

describe('a refund', () => {
  it('leaves the wallet when a second person agrees, and is paid by the provider', async () => {
    const { id } = await desk.paid()
    const proposed = await desk.proposed(id)
    expect(await desk.refund(proposed)).toMatchObject({
      status: 'proposed',
      way: 'provider',
      amount: { amount: 1_000 },
      proposed_by: { name: 'Tunde Bakare' },
    })
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded', refundedMinor: 0n })
    const changes = await desk.club.changes(() =>
      desk.post(`refund/confirm/${proposed}`, undefined, 'uche'),
    )
    expect(changes).toEqual({ 'wallet NGN': -100_000n, 'clearing card NGN': 100_000n })
    expect(await desk.refund(proposed)).toMatchObject({ status: 'sent' })
    expect(await desk.club.changes(() => desk.later(0))).toEqual({})
    expect(await desk.refund(proposed)).toMatchObject({
      status: 'paid',
      decided_by: { name: expect.stringContaining('Uche') },
    })
    expect(await desk.club.read(id)).toMatchObject({ status: 'refunded' })
    expect((await desk.told()).slice(0, 3)).toEqual(
      expect.arrayContaining(['Your money was sent back', 'Your money is on its way back to you']),
    )
    const [given] = await desk.club.server.db.query<{ count: bigint }>({
      text: 'SELECT count(*)::int8 AS count FROM sandbox_refund WHERE id = $1',
      values: [proposed],
    })
    expect(given?.count).toBe(1n)
  })

  it('goes the way that was told with its payment before', async () => {
    const byBank = await desk.club.begin({ gateway: 'bank' })
    await desk.club.arrive(byBank, { amount: money('NGN', 101_500n) })
    const outOfWallet = await desk.paid()
    await desk.club.server.db.orm
      .update(payment)
      .set({ gateway: 'wallet', provider: null, chargeId: null })
      .where(eq(payment.id, outOfWallet.id))
    const byCard = await desk.paid()
    const ways = [
      [byBank, 'hand'],
      [outOfWallet.id, 'wallet'],
      [byCard.id, 'provider'],
    ] as const
    for (const [id, way] of ways) {
      expect(await desk.payment(id)).toMatchObject({ refund_way: way })
      expect(await desk.refund(await desk.proposed(id))).toMatchObject({ way })
    }
  })

  it('goes back in parts with the fee, and never beyond what came', async () => {
    const { id } = await desk.paid()
    const changes = await desk.club.changes(() =>
      desk.confirmed(id, { amount: 400, returns_fee: true }),
    )
    expect(changes).toEqual({
      'wallet NGN': -40_000n,
      'fees NGN': -600n,
      'clearing card NGN': 40_600n,
    })
    await desk.later(0)
    const more = { reason: 'The rest.', amount: 600.01 }
    expect((await desk.post(`payment/refund/${id}`, more)).code).toBe('refund_exceeds_payment')
    await desk.confirmed(id, { returns_fee: true })
    await desk.later(minute)
    expect(await desk.club.read(id)).toMatchObject({
      status: 'refunded',
      refundedMinor: 100_000n,
      refundedFeeMinor: 1_500n,
    })
    expect((await desk.post(`payment/refund/${id}`, { reason: 'Again.' })).code).toBe(
      'already_decided',
    )
  })

  it('takes two approvers, neither of them its member', async () => {
    const { id } = await desk.paid()
    const proposed = await desk.proposed(id)
    expect((await desk.post(`refund/confirm/${proposed}`)).code).toBe('second_person_needed')
    expect((await desk.post(`payment/refund/${id}`, { reason: 'Again.' }, 'uche')).code).toBe(
      'conflict',
    )
    expect((await desk.post(`refund/confirm/${proposed}`, undefined, 'ngozi')).code).toBe(
      'forbidden',
    )
    const { db } = desk.club.server
    const byHimself = db.orm
      .update(refund)
      .set({ status: 'sent', decidedBy: (await rowOf(proposed)).proposedBy })
      .where(eq(refund.id, proposed))
    await expect(byHimself).rejects.toThrow()
    expect((await desk.post(`refund/discard/${proposed}`)).body).toMatchObject({
      status: 'discarded',
    })
    for (const step of ['confirm', 'discard']) {
      const { code } = await desk.post(`refund/${step}/${proposed}`, undefined, 'uche')
      expect(code).toBe('already_decided')
    }
    expect(await desk.proposed(id)).not.toBe(proposed)
  })

  it('is not confirmed for somebody who is an approver no more', async () => {
    const { id } = await desk.paid()
    const proposed = await desk.proposed(id)
    await desk.club.server.db.query({
      text: `UPDATE operator SET roles = '{reviewer}' WHERE id = $1`,
      values: [(await rowOf(proposed)).proposedBy],
    })
    expect((await desk.post(`refund/confirm/${proposed}`, undefined, 'uche')).code).toBe('conflict')
  })

  it('of money that was spent is refused, with what is there', async () => {
    const { id } = await desk.paid()
    const proposed = await desk.proposed(id)
    const { db } = desk.club.server
    const from = walletOf(payer.id, 'NGN')
    const all = await readBalance(db, from)
    const spent = money('NGN', all.available.minor - 25_050n)
    const attempt = moneyAttempts.conversion(id)
    await post(db, chargeFee({ attempt, from, fee: spent, reason: 'spent' }))
    for (const answer of [
      await desk.post(`payment/refund/${id}`, { reason: 'Again.' }),
      await desk.post(`refund/confirm/${proposed}`, undefined, 'uche'),
    ]) {
      expect(answer).toMatchObject({
        code: 'insufficient_balance',
        body: {
          error: 'Only ₦250.50 of this money is there to give back: the rest was spent or is owed.',
        },
      })
    }
    expect(await desk.refund(proposed)).toMatchObject({ status: 'proposed' })
  })

  it('that its provider refuses is the member’s again, and told', async () => {
    const { id } = await desk.paid()
    const before = await desk.inWallet()
    const refused = await desk.confirmed(id, { amount: 98.66, returns_fee: true })
    await desk.later(0)
    expect(await desk.refund(refused)).toMatchObject({
      status: 'failed',
      failure_reason: 'The card takes no refunds.',
    })
    expect(await desk.inWallet()).toBe(before)
    expect(await desk.club.read(id)).toMatchObject({
      status: 'succeeded',
      refundedMinor: 0n,
      refundedFeeMinor: 0n,
    })
    expect(await desk.told()).toContain('We could not send your money back')
    await desk.confirmed(id, { amount: 10 })
  })

  it('goes to the wallet where its portfolio has ended before it came back', async () => {
    const { db } = desk.club.server
    const into = await desk.club.portfolio('NGN')
    const { id } = await desk.paid({ portfolioId: into })
    const refused = await desk.confirmed(id, { amount: 10.13 })
    await db.orm.update(portfolio).set({ status: 'closed' }).where(eq(portfolio.id, into))
    const changes = await desk.club.changes(() => desk.later(0), [accountOf(into)])
    expect(changes).toEqual({ 'wallet NGN': 1_013n, 'clearing card NGN': -1_013n })
    expect(await desk.refund(refused)).toMatchObject({ status: 'failed' })
  })

  it('leaves a portfolio, and goes back into it', async () => {
    const into = await desk.club.portfolio('NGN')
    const { id } = await desk.paid({ portfolioId: into })
    const changes = await desk.club.changes(
      () => desk.confirmed(id, { amount: 10.13 }),
      [accountOf(into)],
    )
    expect(changes).toEqual({ 'portfolio NGN': -1_013n, 'clearing card NGN': 1_013n })
    const back = await desk.club.changes(() => desk.later(0), [accountOf(into)])
    expect(back).toEqual({ 'portfolio NGN': 1_013n, 'clearing card NGN': -1_013n })
  })

  it('of what came out of a wallet is there again at once', async () => {
    const into = await desk.club.portfolio('NGN')
    const paid = await desk.paid({ portfolioId: into })
    await desk.club.server.db.orm
      .update(payment)
      .set({ gateway: 'wallet', provider: null, chargeId: null })
      .where(eq(payment.id, paid.id))
    const changes = await desk.club.changes(
      () => desk.confirmed(paid.id, { amount: 100 }),
      [accountOf(into)],
    )
    expect(changes).toEqual({ 'portfolio NGN': -10_000n, 'wallet NGN': 10_000n })
    expect(await desk.told()).toContain('Your money is back in your wallet')
  })

  it('by the club’s own bank is said by hand to be paid, or to have come back', async () => {
    const id = await desk.club.begin({ gateway: 'bank' })
    await desk.club.arrive(id, { amount: money('NGN', 101_500n) })
    const before = await desk.club.changes(() => desk.confirmed(id, { amount: 300 }))
    expect(before).toEqual({ 'wallet NGN': -30_000n, 'bank NGN': 30_000n })
    const [{ id: sent } = { id: '' }] = await refundsOf(id)
    const paid = { outcome: 'paid', note: 'FT26154ZZ09' }
    expect((await desk.post(`refund/settle/${sent}`, paid)).body).toMatchObject({
      status: 'paid',
      bank_reference: 'FT26154ZZ09',
    })
    expect((await desk.post(`refund/settle/${sent}`, paid)).code).toBe('already_decided')
    const failed = { outcome: 'failed', note: 'The account is closed.' }
    const back = await desk.club.changes(() => desk.post(`refund/settle/${sent}`, failed))
    expect(back).toEqual({ 'wallet NGN': 30_000n, 'bank NGN': -30_000n })
    expect(await desk.club.read(id)).toMatchObject({ status: 'succeeded', refundedMinor: 0n })
  })

  it('by the club’s own bank is not given while its member owes in another currency', async () => {
    const { id } = await desk.paid()
    const dollars = await desk.club.begin({
      gateway: 'bank',
      currency: 'USD',
      paidCurrency: 'USD',
      amountMinor: 50_00n,
      feeMinor: 0n,
      totalMinor: 50_00n,
      walletId: walletIdOf('dayo', 'USD'),
    })
    await desk.club.arrive(dollars, { amount: money('USD', 50_00n) })
    const proposed = await desk.proposed(dollars, { amount: 20 })
    await spendAll('NGN', id)
    const body = { dispute: 'DSP-1', reason: 'The bank wrote.' }
    expect((await desk.post(`chargeback/record/${id}`, body)).status).toBe(200)
    const confirmed = await desk.post(`refund/confirm/${proposed}`, undefined, 'uche')
    expect(confirmed.code).toBe('debt_uncovered')
  })

  it('by the club’s own bank takes nothing that has not cleared', async () => {
    const id = await desk.club.begin({ gateway: 'bank' })
    await desk.club.arrive(id, { amount: money('NGN', 101_500n) })
    await spendAll('NGN', id)
    await desk.club.server.db.query({
      text: `UPDATE fee_rule SET clearing_days = 2 WHERE name = 'processing'`,
      values: [],
    })
    const card = await desk.paid()
    expect(await desk.post(`payment/refund/${id}`, { reason: 'Twice.' })).toMatchObject({
      code: 'money_not_ready',
      body: { error: expect.stringMatching(/^Only ₦0 in this wallet has cleared\./) },
    })
    // By its provider it goes back to where it came from.
    expect((await desk.post(`payment/refund/${card.id}`, { reason: 'Twice.' })).status).toBe(200)
  })

  it('by the club’s own bank is paid when a line of its statement shows it', async () => {
    const id = await desk.club.begin({ gateway: 'bank' })
    await desk.club.arrive(id, { amount: money('NGN', 101_500n) })
    const sent = await desk.confirmed(id, { amount: 300 })
    const match = async (amountMinor: bigint) =>
      desk.post(`statement/match/${await lineOf(amountMinor)}`, { to: 'refund', refund_id: sent })
    expect((await match(-29_999n)).code).toBe('amount_differs')
    // It has not come back.
    expect((await match(30_000n)).code).toBe('conflict')
    const changes = await desk.club.changes(async () => {
      expect((await match(-30_000n)).body).toMatchObject({ state: 'matched', refund_id: sent })
    })
    expect(changes).toEqual({})
    expect(await desk.refund(sent)).toMatchObject({ status: 'paid', bank_reference: 'FT-OUT' })
    expect((await match(-30_000n)).code).toBe('already_decided')
    // It was another line: the bank has not paid it yet.
    const [shown] = await desk.club.server.db.orm
      .select()
      .from(statementLine)
      .where(eq(statementLine.refundId, sent))
    const undo = { reason: 'It was another one.' }
    expect((await desk.post(`statement/unmatch/${shown?.id}`, undo)).status).toBe(200)
    expect(await desk.refund(sent)).toMatchObject({ status: 'sent', bank_reference: null })
    expect(await desk.told()).toContain('Your money is still on its way back to you')
    expect((await match(-30_000n)).status).toBe(200)
    expect(await desk.refund(sent)).toMatchObject({ status: 'paid' })
    const { id: byProvider } = await desk.paid()
    const other = await desk.confirmed(byProvider, { amount: 300 })
    const body = { to: 'refund', refund_id: other }
    const { code } = await desk.post(`statement/match/${await lineOf(-30_000n)}`, body)
    expect(code).toBe('conflict')
  })

  it('is not given for a row that the books contradict', async () => {
    const { id } = await desk.paid()
    const sent = await desk.confirmed(id, { amount: 100 })
    const { db } = desk.club.server
    await db.orm.update(refund).set({ amountMinor: 90_000n }).where(eq(refund.id, sent))
    await expect(desk.later(0)).rejects.toThrow('no answer was booked')
    expect(await desk.claims.findRefund(sent)).toBeUndefined()
    await db.orm.update(refund).set({ amountMinor: 10_000n }).where(eq(refund.id, sent))
    await desk.later(hour)
    expect(await desk.refund(sent)).toMatchObject({ status: 'paid' })
  })
})

/** A line of the demo club's statement. */
async function lineOf(amountMinor: bigint): Promise<string> {
  const { orm } = desk.club.server.db
  const [known] = await orm.select().from(statementLine).limit(1)
  if (known === undefined) throw new Error('the demo club has read no statement')
  const [line] = await orm
    .insert(statementLine)
    .values({
      statementId: known.statementId,
      accountId: known.accountId,
      currency: 'NGN',
      position: 99,
      fingerprint: randomBytes(32),
      bookedOn: known.bookedOn,
      amountMinor,
      reference: 'FT-OUT',
      senderName: '',
      text: 'Transfer out',
      state: 'open',
      because: [],
    })
    .returning()
  return line?.id ?? ''
}

const rowOf = async (id: string) => {
  const [row] = await desk.club.server.db.orm.select().from(refund).where(eq(refund.id, id))
  if (row === undefined) throw new Error(`there is no refund ${id}`)
  return row
}
const refundsOf = (id: string) =>
  desk.club.server.db.orm.select().from(refund).where(eq(refund.paymentId, id))

describe('a provider', () => {
  let stand: StandInPayments
  beforeEach(async () => {
    await desk[Symbol.asyncDispose]()
    stand = standInPayments(() => new Date())
    desk = await openClaimsDesk({ payments: stand.payments })
  })

  it('that is silent is asked again, with pauses of up to three days, and nothing fails', async () => {
    const { id } = await desk.paid()
    const sent = await desk.confirmed(id)
    stand.isSilent = true
    await desk.later(0)
    for (let asks = 1; asks < 20; asks += 1) {
      const { askAt } = await rowOf(sent)
      const pause = (askAt?.getTime() ?? 0) - desk.club.server.clock.now.getTime()
      expect(pause).toBeLessThanOrEqual(72 * hour)
      await desk.later(pause)
    }
    expect(await desk.refund(sent)).toMatchObject({ status: 'sent' })
    stand.isSilent = false
    stand.foundRefund = { state: 'done', amount: money('NGN', 100_000n) }
    await desk.later(72 * hour)
    expect(await desk.refund(sent)).toMatchObject({ status: 'paid' })
    expect((await rowOf(sent)).askAt).toBeNull()
    expect(new Set(stand.refunds.map(({ refundId }) => refundId))).toEqual(new Set([sent]))
  })

  it('whose news come while a refund is asked for is not asked for it again', async () => {
    const { id } = await desk.paid()
    const sent = await desk.confirmed(id, { amount: 100 })
    stand.foundRefund = { state: 'unknown' }
    const { reference } = await desk.club.read(id)
    const { services } = desk.club.server.parts
    const [news] = await services.db.orm
      .insert(webhookEvent)
      .values({
        provider: 'sandbox',
        eventKey: 'refund.done of another',
        about: 'refund',
        reference,
        body: '{}',
        receivedAt: desk.club.server.clock.now,
      })
      .returning()
    await handleWebhook(services, news?.id ?? '')
    expect(stand.refunds).toEqual([])
    await desk.later(0)
    expect(stand.refunds.map(({ refundId }) => refundId)).toEqual([sent])
    // The request may still be under way.
    await desk.later(9 * minute)
    expect(stand.refunds.length).toBe(1)
    await desk.later(2 * minute)
    expect(stand.refunds.length).toBe(2)
  })

  it('that gave another amount is not believed', async () => {
    const { id } = await desk.paid()
    const sent = await desk.confirmed(id)
    stand.foundRefund = { state: 'done', amount: money('NGN', 99_999n) }
    await expect(desk.later(0)).rejects.toThrow()
    expect(await desk.refund(sent)).toMatchObject({ status: 'sent' })
  })
})
