// Detours by which one approver, or a member who works at the desk, came round what takes two. Each was open once.
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import {
  byTwo,
  type DetoursDesk,
  dayo,
  failed,
  kobo,
  openDetoursDesk,
} from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const each = 900_000_00n
const yesterday = '2026-06-02'
const byYou = { status: 409, code: 'credited_by_you' }
const paidByCard = (minor = kobo, change = {}) => desk.paidByCard(minor, change)
/** Dayo decides at the desk, too, and isn't asked for a code of an app as a member. */
async function employ() {
  const text = `INSERT INTO operator (id, name, roles, created_at) SELECT id, 'Dayo Bello', '{approver}', now() FROM account WHERE id = $1`
  await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
  await hasApp(true)
}
const hasApp = (has: boolean) =>
  desk.server.db.query({
    text: `UPDATE account SET totp_enabled_at = CASE WHEN $2 THEN now() END WHERE id = $1`,
    values: [dayo, has],
  })
async function approvedBy(by: Approver) {
  await hasApp(false)
  return desk.steps.approve(by)
}

/** They change all naira, the others too, so that what was given is no longer there. */
async function changed() {
  const { id } = await desk.begun('USD')
  const token = await desk.tokenOf('dayo')
  const amount = Math.floor((await desk.available()) / 1_540)
  const body = { gateway: 'wallet', target_wallet: 'NGN', amount }
  const answer = await desk.server.call('POST', `/api/portfolio/top-up/${id}`, { token, body })
  expect(answer.status).toBe(200)
  return id
}

/** A line of a member's transfer, in somebody else's file. */
async function lineOfHalima(minor: bigint, by: Approver = 'uche') {
  const { id, reference } = await desk.announce(minor, 'halima')
  await desk.send([lineOf(minor, { text: reference })], { by })
  const line = (await desk.lines()).find(({ text }) => text === reference)
  return { payment: id, line: line?.id ?? '' }
}

describe('a debt', () => {
  it('isn’t taken out of money that rests on one person’s word', async () => {
    const card = await paidByCard()
    const withdrawal = await desk.asked(await desk.available())
    await done(desk.approve('uche', withdrawal))
    const batch = await done(desk.prepare('uche', withdrawal))
    const debt = await desk.takenBack(card)
    const { id } = await desk.announce(kobo)
    const given = { received_amount: 250, received_on: today, bank_reference: 'FT-DEBT' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    await done(desk.act('tunde', `chargeback/decide/${debt}`, { outcome: 'lost' }))
    const taken = { seen: 250, from: 'wallet', reason: 'Owed.' }
    expect(await desk.act('tunde', `chargeback/recover/${debt}`, taken)).toMatchObject({
      code: 'insufficient_balance',
    })
    expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
  })

  it('isn’t covered by money of one person’s word that was changed on the way', async () => {
    const dollars = { currency: 'USD', walletId: walletIdOf('dayo', 'USD') } as const
    const card = await paidByCard(10_00n, { ...dollars, paidCurrency: 'USD' })
    const withdrawal = await desk.asked(await desk.available('USD'), 'USD')
    await done(desk.approve('uche', withdrawal))
    const batch = await done(desk.prepare('uche', withdrawal, 'USD'))
    await desk.takenBack(card)
    const { id } = await desk.announce(100_000_00n)
    const given = { received_amount: 100_000, received_on: today, bank_reference: 'FT-CHANGED' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    const begun = await changed()
    await done(desk.act('tunde', `portfolio/close/${begun}`, { reason: 'They asked for it.' }))
    expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
  })

  it('isn’t covered by money of a card that has not cleared', async () => {
    const card = await paidByCard(each)
    const text = `UPDATE fee_rule SET clearing_days = 2 WHERE gateway <> 'transfer' AND name = 'processing'`
    await desk.server.db.query({ text })
    const withdrawal = await desk.asked(await desk.available())
    await desk.takenBack(card)
    expect((await desk.approve('tunde', withdrawal)).code).toBe('debt_uncovered')
    await paidByCard(each)
    expect((await desk.approve('tunde', withdrawal)).code).toBe('debt_uncovered')
  })
})

describe('a line that names a member’s transfer', () => {
  const reference = 'TRANSFER FROM HALIMA'
  const sent = async () => {
    const halima = await desk.announce(kobo, 'halima')
    await desk.send([lineOf(kobo, { text: `NIP ${reference} ${halima.reference}` })], {
      by: 'uche',
    })
    return { halima, line: (await desk.lines())[0] }
  }

  it('shows no other money that somebody recorded with words of it', async () => {
    const own = { amount: 250, received_on: yesterday, bank_reference: reference }
    const id = await desk.recorded(own)
    await done(desk.act('tunde', `unmatched/assign/${id}`, { customer_id: dayo }))
    expect((await sent()).line).toMatchObject({ state: 'open' })
    expect(await desk.steps.approve('tunde')).toMatchObject(byYou)
  })

  it('nor a settlement: it pays the transfer', async () => {
    await paidByCard(900_00n)
    const settled = { gateway: 'card', currency: 'NGN', paid_out: 250, received_on: yesterday }
    await done(desk.act('tunde', 'settlement/record', { ...settled, reference }))
    const { halima, line } = await sent()
    expect(line).toMatchObject({ state: 'matched', payment_id: halima.id })
  })
})

describe('a line that names another member’s transfer', () => {
  const sent = async (minor: bigint) => {
    const halima = await desk.announce(minor, 'halima')
    await desk.send([lineOf(minor, { text: `NIP TRANSFER ${halima.reference}` })], { by: 'uche' })
    const line = (await desk.lines()).find(({ text }) => text.includes(halima.reference))
    return { ...line, id: line?.id }
  }

  it('is given by two, also by some words of it', async () => {
    const line = await sent(9_000_000_00n)
    const { id } = await desk.announce(9_000_000_00n)
    const is = { to: 'payment', payment_id: id }
    expect(await desk.matchAs('tunde', line.id, is)).toMatchObject(byTwo)
    const given = { received_amount: 9_000_000, received_on: today }
    const words = { ...given, bank_reference: 'NIP TRANSFER' }
    expect(await desk.act('tunde', `transfer/confirm/${id}`, words)).toMatchObject(byTwo)
    await done(desk.matchAs('tunde', line.id, { to: 'unmatched' }))
    expect((await desk.matchAs('uche', line.id, { ...is, seen: 'unmatched' })).status).toBe(200)
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })

  it('or their payout that came back, is given by two', async () => {
    const { reference } = await desk.released(100)
    await desk.send([lineOf(9_000_000_00n, { text: `RETURN ${reference}` })], { by: 'uche' })
    const [line] = await desk.lines()
    const is = { seen: 'unmatched', to: 'wallet', customer_id: people.halima.customer.id }
    await done(desk.matchAs('tunde', line?.id, is))
    expect((await desk.lines())[0]).toMatchObject({ state: 'unmatched' })
  })

  it('shows nothing that one person gave', async () => {
    const { id } = await desk.announce(kobo)
    const given = { received_amount: 250, received_on: today, bank_reference: 'FT-GIFT' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    const halima = await desk.announce(1_00n, 'halima')
    await desk.send([lineOf(kobo, { text: halima.reference })], { by: 'uche' })
    const [line] = await desk.lines()
    const is = { seen: 'unmatched', to: 'payment', payment_id: id }
    await done(desk.matchAs('ngozi', line?.id, is))
    expect(await desk.steps.approve('tunde')).toMatchObject(byYou)
  })
})

describe('a line that one person took from a member', () => {
  it('counts together with the next', async () => {
    const lines = [await lineOfHalima(each), await lineOfHalima(each, 'zainab')]
    const give = async (line: string) => {
      await done(desk.undo('tunde', line))
      const { id } = await desk.announce(each)
      return desk.matchAs('tunde', line, { to: 'payment', payment_id: id })
    }
    expect((await give(lines[0]?.line ?? '')).status).toBe(200)
    expect(await give(lines[1]?.line ?? '')).toMatchObject(byTwo)
    expect(await desk.steps.approve('tunde')).toMatchObject(byYou)
  })

  it('shows no payout that they say came back', async () => {
    const payout = await desk.released(250)
    await desk.ended('ngozi', payout, { outcome: 'paid' })
    const { line } = await lineOfHalima(kobo)
    await done(desk.act('tunde', `withdrawal/return/${payout.id}`, { reason: 'Closed.' }))
    await done(desk.undo('tunde', line))
    await done(desk.matchAs('tunde', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    expect(await desk.steps.approve('tunde')).toMatchObject(byYou)
  })

  it('makes nobody a second person for what a provider kept', async () => {
    await paidByCard(each)
    const { line } = await lineOfHalima(kobo)
    await done(desk.undo('tunde', line))
    const settled = { gateway: 'card', currency: 'NGN', paid_out: 250, charge: 800_000 }
    const with_line = { received_on: today, reference: 'STL-1', line_id: line }
    expect(
      await desk.act('tunde', 'settlement/record', { ...settled, ...with_line }),
    ).toMatchObject(byTwo)
  })
})

it('money that a member asks to be paid from isn’t taken back by who gave it', async () => {
  await desk.send([lineOf(each), lineOf(each)])
  const takeBack = (by: Approver, id: string) => {
    const undo = { reason: 'It was somebody else’s.' }
    return desk.act(by, `statement/unmatch/${id}`, undo)
  }
  const [first = '', second = ''] = (await desk.lines()).map(({ id }) => id)
  const is = { seen: 'unmatched', to: 'wallet', customer_id: dayo }
  await done(desk.matchAs('tunde', first, is))
  const payout = await desk.released(900_000)
  expect(await takeBack('tunde', first)).toMatchObject(byTwo)
  await desk.ended('ngozi', payout, { outcome: 'paid' })
  await done(desk.matchAs('uche', second, is))
  expect(await takeBack('tunde', first)).toMatchObject(byTwo)
  expect((await takeBack('ngozi', first)).status).toBe(200)
})

describe('money that they gave by a file of their own is taken back by another once its member', () => {
  const undo = { reason: 'It was somebody else’s.' }
  const byAnother = async (payment: string) => {
    const line = (await desk.lines()).find(({ payment_id }) => payment_id === payment)
    const takeBack = (by: Approver) => desk.act(by, `statement/unmatch/${line?.id}`, undo)
    expect(await takeBack('tunde')).toMatchObject(byTwo)
    return takeBack('uche')
  }

  it('changed money', async () => {
    const { id, reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })])
    await changed()
    expect((await byAnother(id)).status).toBe(200)
  })

  it('paid from their wallet', async () => {
    const { id, reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })])
    const { id: portfolioId } = await desk.begun('NGN')
    const token = await desk.tokenOf('dayo')
    const body = { gateway: 'wallet', target_wallet: 'NGN', amount: 200 }
    const paid = await desk.server.call('POST', `/api/portfolio/top-up/${portfolioId}`, {
      token,
      body,
    })
    expect(paid.status).toBe(200)
    expect((await byAnother(id)).status).toBe(200)
  })

  it('had returns of it', async () => {
    const { id: portfolioId, planId } = await desk.begun('USD')
    const dollars = { currency: 'USD', paidCurrency: 'USD', walletId: null } as const
    const change = { ...dollars, portfolioId, purpose: 'top_up' } as const
    const { id, reference } = await desk.announce(10_00n, 'dayo', change)
    await desk.send([lineOf(10_00n, { text: reference })], { currency: 'USD' })
    await desk.server.asOwner(owner =>
      owner.query({
        text: `
          WITH run AS (
            INSERT INTO returns_run (plan_id, currency, period, total_minor, fee_minor, weighting, portfolios, members, largest_bps, basis_minor, status,
                                     drafted_by, drafted_at, posted_by, posted_at, completed_at)
            SELECT $1, 'USD', '2026-05', 1, 0, 'value', 1, 1, 10000, 1, 'posted', o.id, c.at, p.id, c.at, c.at
              FROM operator o, operator p, (SELECT max(created_at) AS at FROM hand_credit) c
             WHERE o.id <> p.id LIMIT 1 RETURNING id)
          INSERT INTO returns_share (run_id, portfolio_id, member_id, weight, amount_minor, fee_minor, state)
          SELECT id, $2, $3, 1, 1, 0, 'posted' FROM run`,
        values: [planId, portfolioId, dayo],
      }),
    )
    expect((await byAnother(id)).status).toBe(200)
  })
})

describe('a payout that was said to have failed', () => {
  const named = async (payout: { readonly reference: string }) => {
    const text = `NIP ${payout.reference}`
    await desk.send([lineOf(-100_00n, { text })], { by: 'zainab' })
    return (await desk.lines()).find(line => line.text === text)?.id
  }

  it('keeps its member from being paid anew while an open line names it', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    const again = await desk.asked()
    const other = await desk.asked()
    await done(desk.approve('uche', again))
    await done(desk.approve('uche', other))
    const batch = await done(desk.prepare('uche', again))
    const line = await named(payout)
    const stopped = { status: 409, code: 'earlier_payout_open' }
    const asked = await desk.asked()
    expect(await desk.approve('uche', asked)).toMatchObject(stopped)
    const read = { token: await desk.tokenOf('uche') }
    const { body } = await desk.server.call('GET', `/api/operator/withdrawal/${asked}`, read)
    expect(JSON.stringify(body)).toContain('names a payout of ₦100 to them')
    expect(await desk.prepare('uche', other)).toMatchObject(stopped)
    expect(await desk.release('ngozi', batch)).toMatchObject(stopped)
    await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    expect((await desk.release('ngozi', batch)).status).toBe(200)
  })

  it('is shown by no line of other money that has only some words of it', async () => {
    const own = { amount: 100, received_on: today, bank_reference: 'NIP TRANSFER' }
    const back = await desk.recorded(own)
    await done(desk.act('tunde', `unmatched/return/${back}`, { reason: 'Not ours.' }))
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    const text = `NIP TRANSFER ${payout.reference}`
    await desk.send([lineOf(-100_00n, { text })], { by: 'zainab' })
    expect((await desk.approve('uche', await desk.asked())).code).toBe('earlier_payout_open')
  })

  it('is named by a line that shows no other payout, and by each of two', async () => {
    const other = await desk.released(100)
    await desk.ended('ngozi', other, { outcome: 'paid' })
    const payout = await desk.released(100)
    await desk.send([lineOf(-100_00n, { text: `OWN ${payout.reference}` })])
    await desk.ended('tunde', payout, failed)
    const line = await named(payout)
    const shows = { to: 'withdrawal', withdrawal_id: other.id }
    expect((await desk.matchAs('tunde', line, shows)).code).toBe('conflict')
    expect((await desk.matchAs('tunde', line, { to: 'charge' })).code).toBe('conflict')
  })

  describe('whose line came first without its words', () => {
    /** Tunde leaves them out; the bank's own file has the same line. */
    const hidden = async (payout: { readonly reference: string }) => {
      const line = lineOf(-100_00n, { text: 'MAINTENANCE' })
      await desk.send([line], { by: 'tunde' })
      return () => desk.send([{ ...line, text: `NIP ${payout.reference}` }], { by: 'zainab' })
    }

    it('is named by it as soon as a later file has them', async () => {
      const payout = await desk.released(100)
      const send = await hidden(payout)
      await desk.ended('tunde', payout, failed)
      const asked = await desk.asked()
      await send()
      const [line] = await desk.lines()
      expect(line).toMatchObject({
        because: ['reference', 'amount'],
        suggested: { withdrawal_id: payout.id, withdrawal_status: 'failed' },
        other_words: [{ by: { name: 'Zainab Yusuf' }, text: `NIP ${payout.reference}` }],
      })
      expect((await desk.approve('uche', asked)).code).toBe('earlier_payout_open')
      expect((await desk.matchAs('tunde', line?.id, { to: 'charge' })).code).toBe('conflict')
      await done(desk.matchAs('uche', line?.id, { to: 'withdrawal', withdrawal_id: payout.id }))
      expect((await desk.approve('uche', asked)).status).toBe(200)
    })

    it('is named by it, though it was taken for another payout meanwhile', async () => {
      const [payout, other] = [await desk.released(100), await desk.released(100)]
      const send = await hidden(payout)
      const [line] = await desk.lines()
      await done(desk.matchAs('uche', line?.id, { to: 'withdrawal', withdrawal_id: other.id }))
      desk.server.clock.forward(60_000)
      await desk.ended('tunde', payout, failed)
      const asked = await desk.asked()
      await send()
      expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
      const undo = { reason: 'Its own words name another.' }
      await done(desk.act('ngozi', `statement/unmatch/${line?.id}`, undo))
      expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
      const own = { to: 'withdrawal', withdrawal_id: payout.id }
      const isOther = { ...own, withdrawal_id: other.id }
      expect((await desk.matchAs('zainab', line?.id, isOther)).code).toBe('conflict')
      await done(desk.matchAs('ngozi', line?.id, own))
      expect((await desk.approve('ngozi', asked)).status).toBe(200)
    })
  })

  it('is shown by a line with the bank’s charge in it, and undone with it', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    const atBank = await desk.atBank()
    const text = `NIP ${payout.reference}`
    await desk.send([lineOf(-110_00n, { text })], { by: 'zainab' })
    const [line] = await desk.lines()
    expect(line).toMatchObject({ because: ['reference'], suggested: { expected: { amount: 100 } } })
    const asked = await desk.asked()
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    expect((await desk.matchAs('uche', line?.id, is)).code).toBe('amount_differs')
    await done(desk.matchAs('uche', line?.id, { ...is, differs: true }))
    expect(await desk.atBank()).toBe(atBank - 110_00n)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
    await done(desk.undo('tunde', line?.id))
    expect(await desk.atBank()).toBe(atBank - 100_00n)
    await done(desk.matchAs('uche', line?.id, { ...is, differs: true }))
    expect(await desk.atBank()).toBe(atBank - 110_00n)
  })

  it('isn’t paid after all out of money that rests on one person’s word', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    await desk.released(await desk.available())
    const line = await named(payout)
    const { id } = await desk.announce(kobo)
    const given = { received_amount: 250, received_on: today, bank_reference: 'FT-GIFT' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    expect((await desk.matchAs('uche', line, is)).code).toBe('insufficient_balance')
  })

  it('keeps refunds from leaving while an open line names it', async () => {
    const { id, reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    const propose = () => desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' })
    const refund = await done(propose())
    const line = await named(payout)
    const confirm = () => desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' })
    expect((await confirm()).code).toBe('earlier_payout_open')
    await done(desk.matchAs('uche', line, { to: 'withdrawal', withdrawal_id: payout.id }))
    expect((await confirm()).status).toBe(200)
  })

  it('isn’t paid after all out of money that has not cleared', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    await desk.released(await desk.available())
    const text = `UPDATE fee_rule SET clearing_days = 2 WHERE gateway <> 'transfer' AND name = 'processing'`
    await desk.server.db.query({ text })
    await paidByCard()
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    const line = await named(payout)
    expect((await desk.matchAs('uche', line, is)).code).toBe('insufficient_balance')
    await desk.server.db.query({ text: 'UPDATE payment SET clears_on = NULL' })
    expect((await desk.matchAs('uche', line, is)).status).toBe(200)
  })
})

it('a day that decides about a rate or returns isn’t one person’s word', async () => {
  const { id } = await desk.announce(kobo)
  const given = { received_amount: 250, bank_reference: 'FT-EARLIER' }
  const confirm = (received_on: string) =>
    desk.act('tunde', `transfer/confirm/${id}`, { ...given, received_on })
  expect(await confirm('2026-05-31')).toMatchObject(byTwo)
  const own = { amount: 250, received_on: '2026-05-31', bank_reference: 'FT-EARLIER' }
  const recorded = await desk.recorded(own)
  const assign = (by: Approver) =>
    desk.act(by, `unmatched/assign/${recorded}`, { customer_id: dayo, payment_id: id })
  expect(await assign('tunde')).toMatchObject(byTwo)
  expect((await assign('uche')).status).toBe(200)
})

it('nothing goes out by hand to a member on hold', async () => {
  const { id } = await desk.announce(kobo)
  const given = { received_amount: 250, received_on: today, bank_reference: 'FT-ON-HOLD' }
  await done(desk.act('uche', `transfer/confirm/${id}`, given))
  const refund = await done(desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' }))
  const text = 'UPDATE account SET suspended_at = now() WHERE id = $1'
  await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
  const confirmed = await desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' })
  expect(confirmed).toMatchObject({ status: 409, code: 'member_on_hold' })
})

it('the line of a refund that is said to have failed waits for the one with which it came back', async () => {
  const { id } = await desk.announce(kobo)
  const bank_reference = 'FT-REFUNDED'
  const given = { received_amount: 250, received_on: today, bank_reference }
  await done(desk.act('uche', `transfer/confirm/${id}`, given))
  const refund = await done(desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
  const said = { outcome: 'failed', note: 'The account was closed.' }
  await done(desk.act('tunde', `refund/settle/${refund}`, said))
  await desk.send([lineOf(-kobo, { text: 'REFUND' }), lineOf(kobo, { text: 'RETURNED' })])
  const lines = new Map((await desk.lines()).map(line => [line.amount.amount, line]))
  const show = (amount: number) => {
    const line = lines.get(amount)
    const is = { seen: line?.state, to: 'refund', refund_id: refund }
    return desk.matchAs('tunde', line?.id, is)
  }
  expect((await show(-250)).code).toBe('conflict')
  await done(show(250))
  await done(show(-250))
})

it.each(['tunde', 'dayo'] as const)(
  'a line that names a payout is no charge of the bank, by %s',
  async by => {
    const payout = await desk.released(100)
    await employ()
    if (by === 'tunde') await desk.ended('tunde', payout, failed)
    await desk.send([lineOf(-100_00n, { text: `NIP ${payout.reference}` })], { by: 'zainab' })
    const [line] = await desk.lines()
    expect((await desk.matchAs(by, line?.id, { to: 'charge' })).code).toBe('conflict')
  },
)

it('a line that names a payout is no gift that was recorded with some words of it', async () => {
  const payout = await desk.released(100)
  await desk.ended('ngozi', payout, { outcome: 'paid' })
  const own = { amount: 100, received_on: today, bank_reference: 'NIP RETURN' }
  const id = await desk.recorded(own)
  await done(desk.act('tunde', `unmatched/assign/${id}`, { customer_id: dayo }))
  const text = `NIP RETURN ${payout.reference}`
  await desk.send([lineOf(100_00n, { text })], { by: 'uche' })
  const [line] = await desk.lines()
  expect(line).toMatchObject({ state: 'open' })
  const is = { to: 'unmatched', unmatched_id: id }
  await done(desk.matchAs('tunde', line?.id, is))
  expect(await desk.steps.approve('tunde')).toMatchObject(byYou)
})

it('a batch with a payout that failed isn’t handed to the bank again', async () => {
  const payout = await desk.released(100)
  await desk.ended('tunde', payout, failed)
  const answer = await desk.server.call('GET', `/api/operator/payout-batch/csv/${payout.batch}`, {
    token: await desk.tokenOf('tunde'),
  })
  expect(answer).toMatchObject({ status: 409, code: 'conflict' })
})

it('the day of the bank’s line counts for the rate, not one that is recorded', async () => {
  const before = await desk.available('USD')
  const { id, reference } = await desk.announce(3_000_000_00n, 'dayo', {
    currency: 'USD',
    walletId: walletIdOf('dayo', 'USD'),
    amountMinor: 2_000_00n,
    rate: '1500',
  })
  desk.server.clock.forward(20 * 86_400_000)
  const bookedOn = desk.server.clock.now.toISOString().slice(0, 10)
  await desk.send([lineOf(3_000_000_00n, { bookedOn, text: `NIP ${reference}` })], { by: 'uche' })
  const given = { received_amount: 3_000_000, received_on: today }
  const bank_reference = `FT ${reference}`
  await done(desk.act('tunde', `transfer/confirm/${id}`, { ...given, bank_reference }))
  expect(await desk.available('USD')).toBe(before)
})

describe('a rate that is gone', () => {
  const announced = (minor: bigint) =>
    desk.announce(minor, 'dayo', {
      currency: 'USD',
      walletId: walletIdOf('dayo', 'USD'),
      amountMinor: 600_00n,
      rate: '1500',
    })
  const later = () => {
    desk.server.clock.forward(20 * 86_400_000)
    return desk.server.clock.now.toISOString().slice(0, 10)
  }

  it('isn’t given by the day that was recorded of unmatched money, but by its line’s', async () => {
    const before = await desk.available('USD')
    const { id } = await announced(each)
    const bookedOn = later()
    const bank_reference = 'FT-LATE'
    const own = await desk.recorded({ amount: 900_000, received_on: today, bank_reference })
    await desk.send([lineOf(each, { bookedOn, bankId: bank_reference })], { by: 'uche' })
    const is = { customer_id: dayo, payment_id: id }
    await done(desk.act('tunde', `unmatched/assign/${own}`, is))
    expect(await desk.available('USD')).toBe(before)
  })

  it('isn’t given by a file of one person’s own', async () => {
    const before = await desk.available('USD')
    const { id, reference } = await announced(each)
    later()
    await desk.send([lineOf(each, { text: reference })])
    const [line] = await desk.lines()
    const is = { to: 'payment', payment_id: id }
    expect(await desk.matchAs('tunde', line?.id, is)).toMatchObject(byTwo)
    await done(desk.matchAs('tunde', line?.id, { to: 'unmatched' }))
    expect(await desk.matchAs('tunde', line?.id, { ...is, seen: 'unmatched' })).toMatchObject(byTwo)
    expect(await desk.available('USD')).toBe(before)
    expect((await desk.matchAs('uche', line?.id, { ...is, seen: 'unmatched' })).status).toBe(200)
  })
})

describe('how a file is read', () => {
  const columns = {
    date: 'Date',
    credit: 'In',
    debit: 'Out',
    reference: 'Reference',
    date_order: 'day_first',
    decimal_mark: '.',
  }
  const set = async (by: Approver | 'dayo', change: object = {}) =>
    done(
      desk.post(`statement/mapping/${await desk.accountId()}`, { ...columns, ...change }, { by }),
    )
  /** A file in which the bank says ₦1 of each of them. */
  async function send(references: readonly string[], balance: string) {
    const rows = references.map(reference => `03/06/2026,${reference},1.00,,${balance}`)
    const file = ['Date,Reference,In,Out,Balance', ...rows, ''].join('\n')
    expect((await desk.sendFile(file, { by: 'uche' })).status).toBe(200)
    await desk.server.settle()
    return desk.lines()
  }
  const others = async () => {
    await set('uche')
    await set('ngozi')
  }

  it('by one person’s word gives no more than that person gives', async () => {
    const own = [await desk.announce(each), await desk.announce(each)]
    await others()
    await set('tunde', { credit: 'Balance' })
    const lines = await send(
      own.map(({ reference }) => reference),
      '900000.00',
    )
    expect(lines.map(({ state }) => state).toSorted()).toEqual(['matched', 'open'])
  })

  describe('by another’s word makes them no second person for a file of one’s own:', () => {
    const own = async (row: string) => {
      await set('uche')
      const file = ['Date,Reference,In,Out,Balance', `03/06/2026,${row},9000000.00`, ''].join('\n')
      await desk.sendFile(file, { by: 'tunde' })
      await desk.server.settle()
      const [line] = await desk.lines()
      return (is: object) => desk.matchAs('tunde', line?.id, { ...is, seen: line?.state })
    }

    it('money', async () => {
      const { id } = await desk.announce(9_000_000_00n)
      const say = await own('NIP,9000000.00,')
      expect(await say({ to: 'payment', payment_id: id })).toMatchObject(byTwo)
    })

    it('a charge', async () => {
      expect(await (await own('FEES,,9000000.00'))({ to: 'charge' })).toMatchObject(byTwo)
    })

    it('a payout', async () => {
      const { id, reference } = await desk.released(100)
      const say = await own(`NIP ${reference},,100.00`)
      expect(await say({ to: 'withdrawal', withdrawal_id: id })).toMatchObject(byTwo)
    })
  })

  it('by a member’s own word confirms no transfer of theirs, and nobody stands behind it', async () => {
    await employ()
    const before = await desk.available()
    const { id, reference } = await desk.announce(9_000_000_00n)
    await others()
    await set('dayo', { credit: 'Balance' })
    const [line] = await send([reference], '9000000.00')
    expect(line?.state).toBe('unmatched')
    const is = { seen: 'unmatched', to: 'payment', payment_id: id }
    // Ngozi's is the first of two words.
    await done(desk.matchAs('ngozi', line?.id, is))
    expect(await desk.available()).toBe(before)
  })
})

describe('a file of the member who gets the money', () => {
  it('shows nothing of what another gave them', async () => {
    await employ()
    const assigned = async (bank_reference: string) => {
      const id = await desk.recorded({ amount: 900_000, received_on: today, bank_reference })
      const answer = await desk.act('tunde', `unmatched/assign/${id}`, { customer_id: dayo })
      const line = lineOf(each, { bankId: bank_reference, reference: bank_reference })
      await desk.send([line], { by: 'dayo' })
      return answer
    }
    expect((await assigned('FT-OWN-1')).status).toBe(200)
    expect(await assigned('FT-OWN-2')).toMatchObject(byTwo)
    expect(await approvedBy('tunde')).toMatchObject(byYou)
  })

  it('nor that their payout never left', async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, failed)
    for (const earlier of [
      'payout_batch SET released_at = released_at',
      'hand_credit SET created_at = created_at',
    ]) {
      const text = `UPDATE ${earlier} - interval '1 day'`
      await desk.server.asOwner(owner => owner.query({ text }))
    }
    await employ()
    await desk.send([lineOf(3_00n, { bookedOn: yesterday })], { by: 'dayo' })
    expect(await approvedBy('tunde')).toMatchObject(byYou)
    await desk.send([lineOf(5_00n, { bookedOn: yesterday })], { by: 'uche' })
    expect((await approvedBy('tunde')).status).toBe(200)
  })
})

it('what the bank took with a payout is said by two above the limit, in whoever’s file', async () => {
  const much = 2_000_000_00n
  const payout = await desk.released(100)
  const line = await desk.sentOut(much + 100_00n, payout.reference)
  const is = { to: 'withdrawal', withdrawal_id: payout.id, differs: true }
  const before = await desk.atBank()
  expect((await desk.matchAs('tunde', line, is)).body).toMatchObject({ state: 'open' })
  expect(await desk.matchAs('tunde', line, is)).toMatchObject(byTwo)
  expect(await desk.atBank()).toBe(before)
  expect((await desk.matchAs('uche', line, is)).body).toMatchObject({ state: 'matched' })
  expect(await desk.atBank()).toBe(before - much - 100_00n)
})

it('what the bank took with a payout is not said by the member whom it pays, as the first of two either', async () => {
  const payout = await desk.released(100)
  const line = await desk.sentOut(2_000_100_00n, payout.reference)
  const is = { to: 'withdrawal', withdrawal_id: payout.id, differs: true }
  await employ()
  expect((await desk.matchAs('dayo', line, is)).code).toBe('about_yourself')
  expect((await desk.matchAs('uche', line, is)).body).toMatchObject({ state: 'open' })
})

it('what comes back for a member who left and owes stays where it is owed', async () => {
  const card = await paidByCard()
  const payout = await desk.released(100)
  await desk.ended('ngozi', payout, { outcome: 'paid' })
  const rest = await desk.released(await desk.available())
  await desk.ended('ngozi', rest, { outcome: 'paid' })
  const text = 'UPDATE member SET closed_at = now() WHERE id = $1'
  await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
  await desk.takenBack(card)
  const standing = () => readBalance(desk.server.db, walletOf(dayo, 'NGN'))
  const before = await standing()
  const { status } = await desk.act('tunde', `withdrawal/return/${payout.id}`, {
    reason: 'Closed.',
  })
  expect(status).toBe(200)
  const { balance, owed } = await standing()
  expect([balance.minor - before.balance.minor, owed.minor]).toEqual([100_00n, kobo])
})
