import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rowsReadBy } from '#test/databases/rows-read-by.ts'
import { type Approver, done } from '#test/desks/approvers-desk.ts'
import {
  byTwo,
  type DetoursDesk,
  dayo,
  failed,
  kobo,
  much,
  openDetoursDesk,
  paid,
} from '#test/desks/detours-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { checkBooks, theBeginning } from '../../books/books/check-books.ts'
import { readPayeeStandings } from './read-payee-standings.ts'

let desk: DetoursDesk
beforeEach(async () => {
  desk = await openDetoursDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

/** A transfer of Dayo's into a portfolio, which Uche's file shows and another matches. */
async function intoPortfolio(by: Approver) {
  const { id: portfolioId } = await desk.begun()
  const into = { purpose: 'top_up', portfolioId, walletId: null } as const
  const { id, reference } = await desk.announce(much, 'dayo', into)
  await desk.send([lineOf(much, { text: reference })], { by: 'uche' })
  const [line] = await desk.lines()
  await done(desk.matchAs(by, line?.id, { to: 'payment', payment_id: id }))
  expect(await desk.held(portfolioId)).toBe(much)
  return { portfolioId, line: line?.id }
}

/** A transfer of Dayo's that was given back by hand. */
async function refundSent() {
  const { id, reference } = await desk.announce(kobo)
  await desk.send([lineOf(kobo, { text: reference })], { by: 'tunde' })
  const refund = await done(desk.act('zainab', `payment/refund/${id}`, { reason: 'Paid twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${refund}`, { seen: 'proposed' }))
  return { refund, reference, payment: id }
}
const refundFailed = (refund: string, by: Approver = 'tunde') =>
  done(desk.act(by, `refund/settle/${refund}`, { outcome: 'failed', note: 'Closed.' }))

/** Why it was refused, or what the line is then. */
const outcomeOf = ({ code, body }: Answered): unknown => code ?? Reflect.get(Object(body), 'state')

describe('a match that is wrong is undone above the limit', () => {
  it('where two are approvers, one of whom matched it', async () => {
    const { portfolioId, line } = await intoPortfolio('tunde')
    await desk.resigned('ngozi', 'zainab')
    const answers = [
      await desk.undo('uche', line),
      await desk.undo('tunde', line),
      await desk.undo('uche', line),
    ]
    expect(answers.map(outcomeOf)).toContain('open')
    expect(await desk.held(portfolioId)).toBe(0n)
  })

  it('where three are approvers, two of whom gave what its member was paid beside since', async () => {
    const { portfolioId, line } = await intoPortfolio('ngozi')
    await desk.resigned('zainab')
    desk.later()
    const id = await desk.asked(100)
    await done(desk.approve('tunde', id))
    const batch = await done(desk.prepare('tunde', id))
    await done(desk.release('ngozi', batch))
    await desk.ended('tunde', { id, batch }, paid)
    desk.later()
    const answers = []
    for (const by of ['tunde', 'uche', 'ngozi', 'tunde'] as const)
      answers.push(await desk.undo(by, line))
    expect(answers.map(outcomeOf)).toContain('open')
    expect(await desk.held(portfolioId)).toBe(0n)
  })
})

it('undoing a match takes no money that has not cleared for what went to the wallet beside a portfolio', async () => {
  const { id: portfolioId } = await desk.begun()
  const into = { purpose: 'top_up', portfolioId, walletId: null } as const
  const { id, reference } = await desk.announce(1_000_00n, 'dayo', into)
  await desk.send([lineOf(1_000_00n + kobo, { text: reference })], { by: 'uche' })
  const [line] = await desk.lines()
  const is = { seen: line?.state, to: 'payment', payment_id: id, differs: true }
  const before = await desk.available()
  await done(desk.matchAs('ngozi', line?.id, { ...is, surplus_to_wallet: true }))
  expect([await desk.held(portfolioId), (await desk.available()) - before]).toEqual([
    1_000_00n,
    250,
  ])
  const withdrawal = await desk.asked(await desk.available())
  await done(desk.approve('zainab', withdrawal))
  const batch = await done(desk.prepare('zainab', withdrawal))
  await done(desk.release('tunde', batch))
  await desk.ended('tunde', { id: withdrawal, batch }, paid)
  const text = `UPDATE fee_rule SET clearing_days = 2 WHERE gateway <> 'transfer' AND name = 'processing'`
  await desk.server.db.query({ text })
  await desk.paidByCard(kobo)
  desk.later()
  expect((await desk.undo('zainab', line?.id)).code).toBe('insufficient_balance')
})

it('who was the first of two to take a line from a member gives it to nobody alone', async () => {
  const { id: portfolioId } = await desk.begun()
  const into = { purpose: 'top_up', portfolioId, walletId: null } as const
  const { id } = await desk.announce(much, 'dayo', into)
  await desk.send([lineOf(much)], { by: 'uche' })
  const [line] = await desk.lines()
  await done(desk.matchAs('ngozi', line?.id, { seen: line?.state, to: 'payment', payment_id: id }))
  await done(desk.undo('tunde', line?.id))
  await done(desk.undo('zainab', line?.id))
  expect(await desk.held(portfolioId)).toBe(0n)
  const other = await desk.announce(much)
  const [free] = await desk.lines()
  const is = { seen: free?.state, to: 'payment', payment_id: other.id }
  const answer = await desk.matchAs('tunde', free?.id, is)
  // Refused, or kept as the first of two words.
  expect([answer.status, (await desk.lines())[0]?.state]).not.toEqual([200, 'matched'])
})

describe('a debt is taken out of a portfolio by one person', () => {
  const lostOf = async (more = {}) => {
    const { id: portfolioId } = await desk.begun()
    const into = { purpose: 'top_up', portfolioId, walletId: null } as const
    const card = await desk.paidByCard(500_00n, into)
    const dispute = { dispute: 'DSP-1', reason: 'The bank wrote.', ...more }
    const debt = await done(desk.act('tunde', `chargeback/record/${card}`, dispute))
    await done(desk.decide('tunde', debt, 'lost'))
    return { portfolioId, debt }
  }
  const take = (debt: string, seen: number, amount: number) =>
    desk.act('tunde', `chargeback/recover/${debt}`, {
      seen,
      amount,
      from: 'portfolio',
      reason: 'Owed.',
    })

  it('in two parts', async () => {
    const { debt } = await lostOf()
    expect((await take(debt, 500, 200)).status).toBe(200)
    expect((await take(debt, 300, 300)).status).toBe(200)
  })

  it('also where they wrote it down with the provider’s fee', async () => {
    const { debt } = await lostOf({ fee: 10 })
    expect((await take(debt, 500, 500)).status).toBe(200)
  })
})

describe('a refund that was said to have failed', () => {
  it('keeps its member from being paid though its line was taken for a charge before a later file names it', async () => {
    const { refund, reference } = await refundSent()
    const line = lineOf(-kobo, { text: 'MAINTENANCE' })
    await desk.send([line], { by: 'tunde' })
    const hidden = (await desk.lines()).find(({ text }) => text === 'MAINTENANCE')
    await done(desk.matchAs('tunde', hidden?.id, { to: 'charge' }))
    await refundFailed(refund)
    const asked = await desk.asked(250)
    await desk.send([{ ...line, text: `NIP ${reference}` }], { by: 'zainab' })
    expect((await desk.approve('uche', asked)).code).toBe('earlier_payout_open')
  })

  it('keeps its member from being paid while a line names it that has the bank’s charge in it', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    const line = await desk.sentOut(kobo + 10_00n, reference)
    expect((await desk.approve('uche', await desk.asked(250))).code).toBe('earlier_payout_open')
    expect((await desk.matchAs('tunde', line, { to: 'charge' })).code).toBe('conflict')
  })

  it('isn’t paid twice because another’s money was taken for what came back, and given back to them', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund)
    await desk.send([lineOf(kobo, { text: 'SOMEBODY ELSE' })], { by: 'uche' })
    const line = await desk.sentOut(kobo, reference)
    const others = (await desk.lines()).find(({ text }) => text === 'SOMEBODY ELSE')
    await done(
      desk.matchAs('tunde', others?.id, { seen: others?.state, to: 'refund', refund_id: refund }),
    )
    await done(desk.matchAs('tunde', line, { to: 'refund', refund_id: refund }))
    expect((await desk.undo('zainab', others?.id)).code).toBe('conflict')
    await done(desk.undo('zainab', line))
    await done(desk.undo('zainab', others?.id))
    expect((await desk.approve('uche', await desk.asked(250))).code).toBe('earlier_payout_open')
  })

  it('isn’t paid after all by one person’s own file', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund, 'zainab')
    const before = await desk.available()
    const line = await desk.sentOut(kobo, reference, 'tunde')
    expect(await desk.matchAs('tunde', line, { to: 'refund', refund_id: refund })).toMatchObject(
      byTwo,
    )
    expect(await desk.available()).toBe(before)
  })

  it('and was given back once more since, is said to be paid twice, with the books in order', async () => {
    const { refund, reference, payment } = await refundSent()
    await refundFailed(refund, 'zainab')
    const again = await done(
      desk.act('zainab', `payment/refund/${payment}`, { reason: 'Once more.' }),
    ).catch(() => done(desk.act('uche', `payment/refund/${payment}`, { reason: 'Once more.' })))
    await done(desk.act('ngozi', `refund/confirm/${again}`, { seen: 'proposed' }))
    const first = await desk.sentOut(kobo, reference)
    const second = await desk.sentOut(kobo, `${reference} 2`)
    await done(desk.matchAs('uche', second, { to: 'refund', refund_id: again }))
    const is = { to: 'refund', refund_id: refund }
    expect(await desk.matchAs('uche', first, is)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringMatching(/The bank has paid twice/) },
    })
    const { db, parts } = desk.server
    const { findings } = await checkBooks(db, parts.services.chainKeys, theBeginning)
    expect(Object.fromEntries(findings)).toEqual({})
  })

  it('can fail again once it was found paid after all, where that was wrong or it came back then', async () => {
    const { refund, reference } = await refundSent()
    await refundFailed(refund, 'zainab')
    const before = await desk.available()
    const line = await desk.sentOut(kobo, reference)
    await done(desk.matchAs('uche', line, { to: 'refund', refund_id: refund }))
    await done(desk.undo('tunde', line))
    const [sent] = await desk.server.db.query<{ id: string }>({
      text: `SELECT id FROM refund WHERE status = 'sent'`,
    })
    const again = { seen: 'sent', outcome: 'failed', note: 'It never left.' }
    expect((await desk.act('ngozi', `refund/settle/${sent?.id}`, again)).status).toBe(200)
    expect(await desk.available()).toBe(before)
  })

  it('of a member who has left, is shown by its line as what went back', async () => {
    const { refund, reference } = await refundSent()
    const text = 'UPDATE member SET closed_at = now() WHERE id = $1'
    await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
    await refundFailed(refund)
    const [parked] = await desk.server.db.query<{ id: string }>({
      text: 'SELECT unmatched_id AS id FROM refund WHERE id = $1',
      values: [refund],
    })
    const line = await desk.sentOut(kobo, reference)
    const is = { to: 'refund', refund_id: refund }
    expect((await desk.matchAs('uche', line, is)).code).toBe('conflict')
    // As the refusal says.
    const back = { seen: 'open', reason: 'It was theirs.' }
    await done(desk.act('uche', `unmatched/return/${parked?.id}`, back))
    const returned = { to: 'returned', unmatched_id: parked?.id }
    expect((await desk.matchAs('uche', line, returned)).status).toBe(200)
  })
})

describe('a payout that one person said was paid', () => {
  const unrelated = async () => {
    const payout = await desk.released(100)
    await desk.ended('tunde', payout, paid)
    await desk.send([lineOf(-100_00n, { text: 'MAINTENANCE' })], { by: 'uche' })
    const [line] = await desk.lines()
    await done(desk.matchAs('tunde', line?.id, { to: 'withdrawal', withdrawal_id: payout.id }))
    return payout
  }

  it('isn’t said by them to have come back, because they matched some other line of another’s file with it', async () => {
    const payout = await unrelated()
    const back = { reason: 'Closed.' }
    expect(await desk.act('tunde', `withdrawal/return/${payout.id}`, back)).toMatchObject(byTwo)
  })

  it('is nothing else in the line that names it, though another was matched with it', async () => {
    const payout = await unrelated()
    const line = await desk.sentOut(100_00n, payout.reference)
    expect((await desk.matchAs('tunde', line, { to: 'charge' })).code).toBe('conflict')
  })
})

it('the second of two lines that name a payout is what the bank took by mistake', async () => {
  const payout = await desk.released(100)
  const [first, second] = [
    await desk.sentOut(100_00n, payout.reference),
    await desk.sentOut(100_00n, `${payout.reference} AGAIN`),
  ]
  await done(desk.matchAs('uche', first, { to: 'withdrawal', withdrawal_id: payout.id }))
  expect((await desk.matchAs('uche', second, { to: 'charge' })).status).toBe(200)
})

it('a debt that one person alone says was won frees nothing to cover the next, which they end alone as well', async () => {
  const cards = [await desk.paidByCard(kobo), await desk.paidByCard(kobo)]
  await desk.ended('ngozi', await desk.released(await desk.available()), paid)
  const { reference } = await desk.announce(kobo)
  const own = lineOf(kobo, { text: reference })
  await desk.send([own], { by: 'uche' })
  await desk.send([own], { by: 'ngozi', openingMinor: 1n })
  expect(await desk.available()).toBe(250)
  const ends: unknown[] = []
  for (const card of cards) {
    const debt = await desk.takenBack(card)
    ends.push(Reflect.get(Object((await desk.decide('tunde', debt, 'won')).body), 'status'))
  }
  expect(ends).toEqual(['won', 'open'])
})

describe('who gave money that a line of others shows doesn’t undo that', () => {
  it('where it shows a dispute that they said was won, once its member is paid', async () => {
    const debt = await desk.takenBack(await desk.paidByCard(kobo))
    await done(desk.decide('tunde', debt, 'lost'))
    await done(desk.decide('tunde', debt, 'won'))
    desk.later()
    const settled = { gateway: 'card', currency: 'NGN', paid_out: 250, received_on: today }
    await done(desk.act('ngozi', 'settlement/record', { ...settled, reference: 'STL-WON' }))
    const sent = lineOf(kobo, { bankId: 'STL-WON', reference: 'STL-WON' })
    await desk.send([sent], { by: 'uche' })
    const [line] = await desk.lines()
    expect(line).toMatchObject({ state: 'matched' })
    desk.later()
    expect((await desk.steps.approve('tunde')).status).toBe(200)
    expect(await desk.undo('tunde', line?.id)).toMatchObject(byTwo)
  })

  it('where they wrote it down before, once a debt was taken out of it', async () => {
    const card = await desk.paidByCard(kobo)
    await desk.ended('ngozi', await desk.released(await desk.available()), paid)
    const debt = await desk.takenBack(card)
    await done(desk.decide('uche', debt, 'lost'))
    desk.later()
    const { id } = await desk.announce(kobo)
    const given = { received_amount: 250, received_on: today, bank_reference: 'FT-OWN-WORD' }
    await done(desk.act('tunde', `transfer/confirm/${id}`, given))
    const sent = lineOf(kobo, { bankId: 'FT-OWN-WORD', reference: 'FT-OWN-WORD' })
    await desk.send([sent], { by: 'uche' })
    const [line] = await desk.lines()
    expect(line).toMatchObject({ state: 'matched' })
    const taken = { seen: 250, from: 'wallet', reason: 'Owed.' }
    await done(desk.act('tunde', `chargeback/recover/${debt}`, taken))
    desk.later()
    expect(await desk.undo('tunde', line?.id)).toMatchObject(byTwo)
  })
})

describe('what a later file says otherwise of a line', () => {
  it('counts with each file of the same person', async () => {
    const payout = await desk.released(100)
    const line = lineOf(-100_00n, { text: 'MAINTENANCE' })
    await desk.send([line], { by: 'tunde' })
    const [known] = await desk.lines()
    await done(desk.matchAs('tunde', known?.id, { to: 'charge' }))
    await desk.ended('tunde', payout, failed)
    const asked = await desk.asked()
    // The same day in another format, which has less of the words, and then the whole of it.
    await desk.send([{ ...line, text: 'NIP TRANSFER' }], { by: 'zainab' })
    await desk.send([{ ...line, text: `NIP ${payout.reference}` }], { by: 'zainab' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
  })

  it('is seen in each of its lines, however many they are', async () => {
    const { reference } = await desk.released(100)
    const lines = Array.from({ length: 101 }, () => lineOf(-100_00n, { text: 'TRANSFER' }))
    await desk.send(lines, { by: 'uche' })
    await desk.send(
      lines.map(line => ({ ...line, text: `NIP ${reference}` })),
      { by: 'zainab', openingMinor: 1n },
    )
    const named = (await desk.lines()).filter(({ because }) => because.includes('reference'))
    expect(named).toHaveLength(101)
  })

  it('makes it no other payout for whoever sent that file', async () => {
    const [payout, others] = [await desk.released(100), await desk.released(100)]
    await desk.ended('zainab', others, failed)
    const text = `NIP ${payout.reference}`
    const line = lineOf(-100_00n, { text })
    await desk.send([line], { by: 'uche' })
    await desk.send([{ ...line, text: `NIP ${others.reference}` }], { by: 'tunde' })
    const [known] = await desk.lines()
    // Its own payout could be said to have failed then, while somebody else’s is found paid by it.
    const is = { to: 'withdrawal', withdrawal_id: others.id }
    expect((await desk.matchAs('tunde', known?.id, is)).status).toBe(409)
  })

  it('keeps nobody from being paid for good, once others say what the line is', async () => {
    const payout = await desk.released(100)
    await desk.ended('zainab', payout, failed)
    const line = lineOf(-110_00n, { text: 'MAINTENANCE' })
    await desk.send([line], { by: 'uche' })
    const [known] = await desk.lines()
    await done(desk.matchAs('ngozi', known?.id, { to: 'charge' }))
    const asked = await desk.asked()
    desk.later()
    // Tunde changes the words of his file.
    await desk.send([{ ...line, text: `NIP ${payout.reference}` }], { by: 'tunde' })
    expect((await desk.approve('ngozi', asked)).code).toBe('earlier_payout_open')
    desk.later()
    await done(desk.undo('ngozi', known?.id))
    expect((await desk.matchAs('ngozi', known?.id, { to: 'charge' })).status).toBe(200)
    expect((await desk.approve('ngozi', asked)).status).toBe(200)
  })
})

it('whether money is shown is found without reading all that its giver gave others since', async () => {
  const { id } = await desk.announce(kobo)
  const given = { received_amount: 250, received_on: today, bank_reference: 'FT-UNSHOWN' }
  await done(desk.act('tunde', `transfer/confirm/${id}`, given))
  const { db } = desk.server
  const many = 20_000
  await db.query({
    text: `
      INSERT INTO hand_credit (source_id, credited_by, kind, member_id, currency, amount_minor, created_at)
      SELECT gen_random_uuid(), c.credited_by, c.kind, h.id, c.currency, 1, c.created_at + n * interval '1 second'
        FROM hand_credit c CROSS JOIN generate_series(1, ${many}) n CROSS JOIN (SELECT $2::uuid AS id) h
       WHERE c.source_id = $1`,
    values: [id, people.halima.customer.id],
  })
  await desk.server.asOwner(owner => owner.query({ text: 'VACUUM ANALYZE hand_credit' }))
  await db.transaction(async tx => {
    const read = () => readPayeeStandings(tx, [dayo], desk.server.clock.now)
    expect(await rowsReadBy(tx, 'hand_credit', read)).toBeLessThan(1_000)
  })
})
