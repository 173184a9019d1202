import { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import { getStatementLine } from '@kinfold/contract/operator/statement/get-statement-line'
import { getPortfolio } from '@kinfold/contract/portfolio/get-portfolio'
import { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { growthPool } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { camtFile, csvFile, csvMapping, ofxFile } from '#test/desks/bank-files.ts'
import { lineOf, openStatementDesk, type StatementDesk, today } from '#test/desks/statement-desk.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { refund } from '../../money/refund/refund.tables.ts'
import { checkRefunds } from '../books/check-refunds.ts'
import { fullSpeed } from '../books/in-chunks.ts'

const states = async (desk: StatementDesk) => (await desk.lines()).map(({ state }) => state)

const bankOf = async (desk: StatementDesk, day?: string) =>
  (await desk.reconciled(day)).find(({ kind, currency }) => kind === 'bank' && currency === 'NGN')

describe('a line of the bank statement', () => {
  it('confirms the transfer that it names, where the amount agrees, and tells the member', async () => {
    await using desk = await openStatementDesk()
    const { reference, id } = await desk.announce(50_000_00n)
    const before = await desk.wallet('dayo')
    const line = lineOf(50_000_00n, { text: `NIP ${reference.replace('-', ' ').toLowerCase()}` })
    expect(await desk.send([line])).toMatchObject({ lines: 1, known_lines: 0 })
    expect(await desk.lines()).toMatchObject([
      { state: 'matched', payment_id: id, because: ['reference', 'amount'], matched_by: null },
    ])
    expect(await desk.wallet('dayo')).toBe(before + 50_000)
    const mails = await desk.server.inbox(people.dayo.customer.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your money has arrived'])
  })

  it('names the transfer also with another dash, with blanks within, and beside other references', async () => {
    await using desk = await openStatementDesk()
    const [grouped, broken, second] = [
      await desk.announce(61_00n),
      await desk.announce(62_00n),
      await desk.announce(63_00n),
    ]
    const code = (reference: string) => reference.slice(3)
    const texts = [
      `NIP KF  –${code(grouped.reference).slice(0, 4)} ${code(grouped.reference).slice(4)} SCHOOL`,
      `NIP TRANSFER FROM DAYO K\nF-${code(broken.reference).slice(0, 2)}\n${code(broken.reference).slice(2)}`,
      `KF-ABCDEFGH ${broken.reference} ${second.reference}`,
    ]
    await desk.send(texts.map((text, at) => lineOf(61_00n + BigInt(at) * 1_00n, { text })))
    expect((await desk.lines()).map(({ state, payment_id }) => [state, payment_id])).toEqual(
      [grouped, broken, second].map(({ id }) => ['matched', id]),
    )
  })

  it.each([
    ['a slash', '/'],
    ['a full stop', '.'],
    ['a minus sign', '\u2212'],
    ['an underscore', '_'],
    ['a colon and a blank', ': '],
  ])('names the transfer also with %s', async (_, sign) => {
    await using desk = await openStatementDesk()
    const [whole, broken] = [await desk.announce(64_00n), await desk.announce(65_00n)]
    const code = (reference: string) => reference.slice(3)
    const texts = [
      `NIP/KF${sign}${code(whole.reference)}/SCHOOL`,
      `NIP KF${sign}${code(broken.reference).slice(0, 4)}${sign}${code(broken.reference).slice(4)} SCHOOL`,
    ]
    await desk.send(texts.map((text, at) => lineOf(64_00n + BigInt(at) * 1_00n, { text })))
    expect((await desk.lines()).map(({ state, payment_id }) => [state, payment_id])).toEqual(
      [whole, broken].map(({ id }) => ['matched', id]),
    )
  })

  it('names the transfer in its currency rather than another of as much', async () => {
    await using desk = await openStatementDesk()
    const dollars = { currency: 'USD', paidCurrency: 'USD' } as const
    const [other, own] = [await desk.announce(67_00n, 'dayo', dollars), await desk.announce(67_00n)]
    await desk.send([lineOf(67_00n, { text: `${other.reference} ${own.reference}` })])
    expect(await desk.lines()).toMatchObject([{ state: 'matched', payment_id: own.id }])
  })

  it('changes nothing when its file, or another file that has it, comes again', async () => {
    await using desk = await openStatementDesk()
    const { reference } = await desk.announce(100_00n)
    const lines = [lineOf(100_00n, { text: reference }), lineOf(70_00n), lineOf(-10_00n)]
    await desk.send(lines)
    const before = [await desk.wallet('dayo'), await desk.atBank(), await desk.lines()]
    expect(await desk.send(lines)).toMatchObject({ lines: 3 })
    expect(await desk.send([...lines].reverse())).toMatchObject({ lines: 0, known_lines: 3 })
    expect([await desk.wallet('dayo'), await desk.atBank(), await desk.lines()]).toEqual(before)
  })

  it('is unmatched money where the amount is another one, and a person says whose', async () => {
    await using desk = await openStatementDesk()
    const { reference, id } = await desk.announce(100_00n)
    await desk.send([lineOf(90_00n, { text: reference })])
    const [line] = await desk.lines()
    expect(line).toMatchObject({
      state: 'unmatched',
      because: ['reference'],
      suggested: { payment_id: id, reference, member: { id: people.dayo.customer.id } },
    })
    const before = await desk.wallet('dayo')
    const body = { to: 'payment', payment_id: id }
    expect(await desk.match(line?.id ?? '', body)).toMatchObject({ code: 'amount_differs' })
    expect(await desk.match(line?.id ?? '', { ...body, differs: true })).toMatchObject({
      status: 200,
      body: { state: 'matched', payment_id: id, because: ['person'], suggested: null },
    })
    expect(await desk.wallet('dayo')).toBe(before + 90)
    expect(await desk.match(line?.id ?? '', body)).toMatchObject({ code: 'already_decided' })
  })

  it('without a reference is never booked for anybody, but says who may have sent it', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(321_00n)
    const { firstName, lastName } = { firstName: 'DAYO', lastName: people.dayo.customer.last_name }
    await desk.send([lineOf(321_00n, { sender: `${lastName}, ${firstName}` })])
    expect(await desk.lines()).toMatchObject([
      { state: 'unmatched', because: ['amount', 'sender'], suggested: { payment_id: id } },
    ])
  })

  it('is listed with those that a payment was found for, and read by itself', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(321_00n)
    await desk.send([lineOf(77_00n), lineOf(321_00n), lineOf(78_00n)])
    const found = await desk.lines({ suggested: true })
    expect(found).toMatchObject([{ amount: { amount: 321 }, suggested: { payment_id: id } }])
    expect(await desk.lines({ suggested: false })).toHaveLength((await desk.lines()).length)
    const token = await desk.tokenOf('tunde')
    const params = { id: found[0]?.id ?? '' }
    expect(await desk.server.ask(getStatementLine, { token, params })).toEqual(found[0])
    const none = '/api/operator/statement/line/00000000-0000-4000-8000-000000000000'
    expect((await desk.server.call('GET', none, { token })).code).toBe('not_found')
  })

  it('that names a transfer shows no other of its amount, and says what was announced', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(40_000_00n)
    const confirmation = { received_amount: 40_000, received_on: today, bank_reference: 'FT-40' }
    await desk.post(`transfer/confirm/${id}`, confirmation)
    const named = await desk.announce(60_000_00n, 'bola')
    await desk.send([lineOf(40_000_00n, { text: named.reference })])
    expect(await desk.lines()).toMatchObject([
      {
        state: 'unmatched',
        because: ['reference'],
        suggested: { payment_id: named.id, expected: { currency: 'NGN', amount: 60_000 } },
      },
    ])
  })

  it('that names a transfer that came in part is more of it, for its member’s wallet', async () => {
    await using desk = await openStatementDesk()
    const { id, reference } = await desk.announce(60_000_00n)
    await desk.send([lineOf(40_000_00n, { text: reference })])
    const [first] = await desk.lines()
    const part = { to: 'payment', payment_id: id, differs: true }
    expect(await desk.match(first?.id ?? '', part)).toMatchObject({ status: 200 })
    const before = await desk.wallet('dayo')
    const further = [20_000_00n, 20_000_01n, 20_000_00n].map(minor =>
      lineOf(minor, { text: reference }),
    )
    await desk.send(further)
    const [rest, tooMuch, asMuch] = (await desk.lines()).filter(line => line.id !== first?.id)
    const found = { payment_id: null, reference, member: { id: people.dayo.customer.id } }
    expect(rest).toMatchObject({ because: ['reference'], suggested: found })
    expect(tooMuch).toMatchObject({ because: [], suggested: null })
    expect(asMuch).toMatchObject({ suggested: found })
    await desk.send([lineOf(1_00n, { text: reference })], { currency: 'USD' })
    const dollars = (await desk.lines()).find(({ amount }) => amount.currency === 'USD')
    expect(dollars).toMatchObject({ suggested: null })
    const is = { to: 'wallet', customer_id: people.dayo.customer.id }
    expect(await desk.match(rest?.id ?? '', is)).toMatchObject({ status: 200 })
    expect(await desk.wallet('dayo')).toBe(before + 20_000)
    const again = (await desk.lines()).find(line => line.id === asMuch?.id)
    expect(again).toMatchObject({ because: [], suggested: null })
  })

  it('is not taken for what another line shows, and says which', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(61_00n)
    const confirmation = { received_amount: 61, received_on: today, bank_reference: 'FT-61' }
    await desk.post(`transfer/confirm/${id}`, confirmation)
    await desk.send([lineOf(61_00n, { reference: 'ONE' }), lineOf(61_00n, { reference: 'TWO' })])
    const [one, two] = await desk.lines()
    expect(two).toMatchObject({ state: 'open', suggested: { payment_id: id } })
    const shown = { to: 'payment', payment_id: id }
    expect(await desk.match(one?.id ?? '', shown)).toMatchObject({ status: 200 })
    expect((await desk.lines())[1]).toMatchObject({ state: 'open', suggested: null, because: [] })
    expect(await desk.match(two?.id ?? '', shown)).toMatchObject({
      code: 'already_decided',
      body: { error: 'The line of ₦61 on 3 Jun 2026 with “ONE” shows this already.' },
    })
  })

  it('is not taken for a transfer that was paid meanwhile', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(100_00n)
    await desk.send([lineOf(100_00n, { bookedOn: '2026-05-20' }), lineOf(90_00n)])
    const [guessed, other] = await desk.lines()
    expect(guessed).toMatchObject({ state: 'unmatched', suggested: { payment_id: id } })
    const body = { to: 'payment', payment_id: id, differs: true }
    expect(await desk.match(other?.id ?? '', body)).toMatchObject({ status: 200 })
    expect((await desk.lines())[0]).toMatchObject({ state: 'unmatched', suggested: null })
  })

  it('goes to a wallet, and back', async () => {
    await using desk = await openStatementDesk()
    await desk.send([lineOf(55_00n)])
    const [line] = await desk.lines()
    const id = line?.id ?? ''
    const wallet = await desk.wallet('dayo')
    const bank = await desk.atBank()
    const body = { to: 'wallet', customer_id: people.dayo.customer.id }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await desk.match(id, body)).toMatchObject({ status: 200, body: { state: 'matched' } })
      expect(await desk.wallet('dayo')).toBe(wallet + 55)
      expect(await desk.unmatch(id)).toMatchObject({
        status: 200,
        body: { state: 'unmatched', reason: 'It was somebody else’s.' },
      })
      expect(await desk.wallet('dayo')).toBe(wallet)
    }
    expect(await desk.atBank()).toBe(bank)
    expect(await desk.unmatch(id)).toMatchObject({ code: 'already_decided' })
  })

  it('is not undone by whoever saw an earlier match', async () => {
    await using desk = await openStatementDesk()
    await desk.send([lineOf(55_00n)])
    const [line] = await desk.lines()
    const id = line?.id ?? ''
    const give = (customer_id: string) => desk.match(id, { to: 'wallet', customer_id })
    await give(people.dayo.customer.id)
    const [seen] = await desk.lines()
    await desk.unmatch(id)
    desk.server.clock.forward(1_000)
    await give(people.bola.customer.id)
    const wallet = await desk.wallet('bola')
    const late = { seen: seen?.matched_at, reason: 'It was somebody else’s.' }
    expect(await desk.post(`statement/unmatch/${id}`, late)).toMatchObject({
      code: 'already_decided',
    })
    expect(await desk.wallet('bola')).toBe(wallet)
    expect(await desk.unmatch(id)).toMatchObject({ status: 200 })
  })

  it('is taken back from a payment that was confirmed at once, and may pay another', async () => {
    await using desk = await openStatementDesk()
    const { reference, id: first } = await desk.announce(80_00n)
    const { id: second } = await desk.announce(80_00n, 'bola')
    await desk.send([lineOf(80_00n, { text: reference })])
    const [line] = await desk.lines()
    const id = line?.id ?? ''
    const wallet = await desk.wallet('dayo')
    expect(await desk.unmatch(id)).toMatchObject({ status: 200, body: { state: 'open' } })
    expect(await desk.wallet('dayo')).toBe(wallet - 80)
    expect(await bankOf(desk)).toMatchObject({ open_lines: 1, open_amount: { amount: 80 } })
    expect(await desk.match(id, { to: 'payment', payment_id: first })).toMatchObject({
      status: 409,
    })
    const bola = await desk.wallet('bola')
    expect(await desk.match(id, { to: 'payment', payment_id: second })).toMatchObject({
      status: 200,
    })
    expect(await desk.wallet('bola')).toBe(bola + 80)
    expect(await desk.wallet('dayo')).toBe(wallet - 80)
    // No bank sent it, so none sends it back, and no line shows it.
    const [undone] = await desk.server.db.orm
      .select()
      .from(refund)
      .where(eq(refund.paymentId, first))
    const back = { outcome: 'failed', note: 'It came back.' }
    expect((await desk.post(`refund/settle/${undone?.id}`, back)).code).toBe('conflict')
    await desk.send([lineOf(80_00n, { text: reference }), lineOf(-80_00n)])
    const [out] = (await desk.lines()).filter(({ amount }) => amount.amount < 0)
    const shown = { to: 'refund', refund_id: undone?.id }
    expect((await desk.match(out?.id ?? '', shown)).code).toBe('conflict')
    expect(await checkRefunds(desk.server.db, fullSpeed)).toEqual(new Map())
  })

  it('leaves a portfolio that began with it waiting for its first money again', async () => {
    await using desk = await openStatementDesk()
    const { db } = desk.server
    const token = await desk.tokenOf('dayo')
    const minor = 250_000_00n
    const { id: planId, currency } = growthPool
    const [begun] = await db.orm
      .insert(portfolio)
      .values({
        memberId: people.dayo.customer.id,
        planId,
        currency,
        status: 'pending_confirmation',
        promisedMinor: minor,
        atMaturity: 'pay_out',
        createdAt: desk.server.clock.now,
      })
      .returning()
    const portfolioId = begun?.id ?? ''
    const first = { purpose: 'portfolio', portfolioId, walletId: null } as const
    const { reference } = await desk.announce(minor, 'dayo', first)
    const fund = () => desk.server.ask(getPortfolio, { token, params: { id: portfolioId } })
    await desk.send([lineOf(minor, { text: reference })])
    expect(await fund()).toMatchObject({ status: 'active' })
    const [line] = await desk.lines()
    expect(await desk.unmatch(line?.id ?? '')).toMatchObject({ status: 200 })
    expect(await fund()).toMatchObject({ status: 'pending_payment', matures_on: null })
    const [news] = await desk.server.inbox(people.dayo.customer.email)
    expect(news?.text).toMatch(/waits\s+for your first contribution/)
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('is divided between plan and wallet, and taken back from both', async () => {
    await using desk = await openStatementDesk()
    const { db } = desk.server
    const portfolioId = portfolioFactsOf('dayo growth pool').id
    const topUp = { purpose: 'top_up', portfolioId, walletId: null } as const
    const { id, reference } = await desk.announce(100_00n, 'dayo', topUp)
    const inPlan = async () => (await readBalance(db, portfolioAccount(portfolioId, 'NGN'))).balance
    const [wallet, plan] = [await desk.wallet('dayo'), (await inPlan()).minor]
    await desk.send([lineOf(150_00n, { text: reference })])
    const [line] = await desk.lines()
    const body = { to: 'payment', payment_id: id, differs: true, surplus_to_wallet: true }
    expect(await desk.match(line?.id ?? '', body)).toMatchObject({ status: 200 })
    expect([await desk.wallet('dayo'), (await inPlan()).minor]).toEqual([
      wallet + 50,
      plan + 100_00n,
    ])
    expect(await desk.unmatch(line?.id ?? '')).toMatchObject({ status: 200 })
    expect([await desk.wallet('dayo'), (await inPlan()).minor]).toEqual([wallet, plan])
    expect(await checkRefunds(db, fullSpeed)).toEqual(new Map())
    expect(await readAuditFindings(db)).toEqual(new Map())
  })

  it('can’t be taken back once its money is spent', async () => {
    await using desk = await openStatementDesk()
    await desk.send([lineOf(1_000_000_00n)])
    const [line] = await desk.lines()
    const id = line?.id ?? ''
    await desk.match(id, { to: 'wallet', customer_id: people.bola.customer.id })
    await desk.server.db.query({
      text: `SELECT ledger.post('test', 'spent', '\\x00', 'fee', ARRAY['wallet:${people.bola.customer.id}:NGN', 'fees::NGN#1'], ARRAY[-50000000, 50000000]::bigint[], ARRAY['fee', 'fee'], '{}', NULL, NULL, NULL)`,
    })
    expect(await desk.unmatch(id)).toMatchObject({ code: 'insufficient_balance' })
    expect(await states(desk)).toEqual(['matched'])
  })

  it('is not the member’s to decide about', async () => {
    await using desk = await openStatementDesk()
    await desk.employ('dayo')
    const { reference } = await desk.announce(64_00n)
    await desk.send([lineOf(64_00n, { text: reference })], { by: 'dayo' })
    const [line] = await desk.lines()
    expect(line).toMatchObject({ state: 'unmatched', suggested: { reference } })
    const own = { to: 'wallet', customer_id: people.dayo.customer.id }
    expect(await desk.post(`statement/match/${line?.id}`, own, { by: 'dayo' })).toMatchObject({
      code: 'about_yourself',
    })
    await desk.match(line?.id ?? '', own)
    const body = { reason: 'Mine.' }
    expect(await desk.post(`statement/unmatch/${line?.id}`, body, { by: 'dayo' })).toMatchObject({
      code: 'about_yourself',
    })
  })

  it('that went out is a charge of the bank, once', async () => {
    await using desk = await openStatementDesk()
    await desk.send([lineOf(-25_00n)])
    const [line] = await desk.lines()
    const id = line?.id ?? ''
    const bank = await desk.atBank()
    expect(
      await desk.match(id, { to: 'wallet', customer_id: people.dayo.customer.id }),
    ).toMatchObject({
      code: 'validation_failed',
      fields: { to: 'This money went out.' },
    })
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await desk.match(id, { to: 'charge' })).toMatchObject({ body: { is_charge: true } })
      expect(await desk.match(id, { to: 'charge' })).toMatchObject({ code: 'already_decided' })
      expect(await desk.atBank()).toBe(bank - 25_00n)
      expect(await desk.unmatch(id)).toMatchObject({ body: { state: 'open', is_charge: false } })
      expect(await desk.atBank()).toBe(bank)
    }
  })
})

describe('a line that went out for a released batch', () => {
  /** Dayo's, in a batch that Tunde prepared and Uche released. */
  async function released(desk: StatementDesk, amounts: readonly number[]) {
    const ids: string[] = []
    for (const amount of amounts) {
      const { id } = await desk.server.ask(createWithdrawal, {
        token: await desk.tokenOf('dayo'),
        params: { id: walletIdOf('dayo', 'NGN') },
        body: { amount },
      })
      expect((await desk.post(`withdrawal/approve/${id}`, {})).status).toBe(200)
      ids.push(id)
    }
    const prepared = await desk.post('payout-batch/prepare', {
      currency: 'NGN',
      withdrawal_ids: ids,
    })
    const batch = String(Reflect.get(Object(prepared.body), 'id'))
    const by = 'uche'
    expect((await desk.post(`payout-batch/release/${batch}`, {}, { by })).status).toBe(200)
    return { ids, batch }
  }
  const statusOf = async (desk: StatementDesk, batch: string) => {
    const text = 'SELECT status FROM payout_batch WHERE id = $1'
    return (await desk.server.db.query<{ status: string }>({ text, values: [batch] }))[0]?.status
  }

  it('is suggested for what it pays, and settles it once another than its sender says so', async () => {
    await using desk = await openStatementDesk()
    const { ids, batch } = await released(desk, [1_500, 1_500])
    const name = `TRF ${people.dayo.customer.last_name} ${people.dayo.customer.first_name} ADEKUNLE`
    const lines = [lineOf(-1_500_00n, { text: name }), lineOf(-1_500_00n, { text: name })]
    const bank = await desk.atBank()
    await desk.send(lines)
    const found = await desk.lines()
    const suggested = found.map(line => line.suggested?.withdrawal_id)
    expect(suggested.toSorted()).toEqual(ids.toSorted())
    expect(found[0]).toMatchObject({ state: 'open', because: ['amount', 'sender'] })
    for (const [at, { id }] of found.entries()) {
      const body = { to: 'withdrawal', withdrawal_id: suggested[at] }
      expect(await desk.match(id, body)).toMatchObject({ code: 'second_person_needed' })
      const by = 'uche'
      expect(await desk.post(`statement/match/${id}`, body, { by })).toMatchObject({ status: 200 })
    }
    expect(await statusOf(desk, batch)).toBe('settled')
    expect(await desk.atBank()).toBe(bank - 3_000_00n)
    expect(await readAuditFindings(desk.server.db)).toEqual(new Map())
    const mails = await desk.server.inbox(people.dayo.customer.email)
    expect(mails.filter(({ text }) => /1,500/.test(text)).length).toBeGreaterThan(1)
  })

  it('counts for its sender once somebody else has sent it as well', async () => {
    await using desk = await openStatementDesk()
    const { ids, batch } = await released(desk, [1_500])
    const line = lineOf(-1_500_00n)
    await desk.send([line])
    await desk.send([line, lineOf(-1_00n)], { by: 'uche' })
    const [one] = await desk.lines()
    const body = { to: 'withdrawal', withdrawal_id: ids[0] }
    expect(await desk.match(one?.id ?? '', body)).toMatchObject({ status: 200 })
    expect(await statusOf(desk, batch)).toBe('settled')
    expect(await desk.unmatch(one?.id ?? '')).toMatchObject({ body: { state: 'open' } })
    expect(await statusOf(desk, batch)).toBe('settled')
  })

  it('pays neither another amount nor who says so', async () => {
    await using desk = await openStatementDesk()
    const { ids } = await released(desk, [1_500])
    await desk.employ('dayo')
    await desk.send([lineOf(-1_400_00n), lineOf(-1_500_00n)])
    const [other, same] = await desk.lines()
    const body = { to: 'withdrawal', withdrawal_id: ids[0] }
    const by = 'uche'
    expect(other).toMatchObject({ suggested: null })
    expect((await desk.post(`statement/match/${other?.id}`, body, { by })).code).toBe(
      'amount_differs',
    )
    expect((await desk.post(`statement/match/${same?.id}`, body, { by: 'dayo' })).code).toBe(
      'about_yourself',
    )
  })
})

describe('money that is recorded by hand as well', () => {
  it('is known when the statement comes later', async () => {
    await using desk = await openStatementDesk()
    const { id, reference } = await desk.announce(60_00n)
    const confirmation = { received_amount: 60, received_on: today, bank_reference: 'FT-60' }
    expect(await desk.post(`transfer/confirm/${id}`, confirmation)).toMatchObject({ status: 200 })
    const unmatched = await desk.recorded({
      amount: 44,
      received_on: today,
      bank_reference: 'FT-HAND',
    })
    const bank = await desk.atBank()
    await desk.send([lineOf(60_00n, { text: reference }), lineOf(44_00n, { reference: 'FT-HAND' })])
    expect(await desk.lines()).toMatchObject([
      { state: 'matched', payment_id: id, because: ['recorded', 'reference', 'amount'] },
      { state: 'unmatched', unmatched_id: unmatched },
    ])
    expect(await desk.atBank()).toBe(bank)
  })

  it('waits for a person where only the amount is the same', async () => {
    await using desk = await openStatementDesk()
    const { id } = await desk.announce(61_00n)
    const confirmation = { received_amount: 61, received_on: today, bank_reference: 'FT-61' }
    await desk.post(`transfer/confirm/${id}`, confirmation)
    const bank = await desk.atBank()
    await desk.send([lineOf(61_00n)])
    const [line] = await desk.lines()
    expect(line).toMatchObject({
      state: 'open',
      because: ['recorded', 'amount'],
      suggested: { payment_id: id },
    })
    expect(await desk.match(line?.id ?? '', { to: 'payment', payment_id: id })).toMatchObject({
      status: 200,
    })
    expect(await desk.atBank()).toBe(bank)
  })

  it.each([
    ['has its bank reference', (_: string, other: string) => ({ reference: 'FT-64', text: other })],
    ['names it beside', (own: string, other: string) => ({ text: `${other} ${own}` })],
    [
      'names it beside in other writing',
      (own: string, other: string) => ({ text: `${other} ${own.replace('-', ' – ')}` }),
    ],
  ])('pays no other transfer by a line that names that, and %s', async (_, said) => {
    await using desk = await openStatementDesk()
    const [own, other] = [await desk.announce(64_00n), await desk.announce(64_00n)]
    const confirmation = { received_amount: 64, received_on: today, bank_reference: 'FT-64' }
    await desk.post(`transfer/confirm/${own.id}`, confirmation)
    const bank = await desk.atBank()
    await desk.send([lineOf(64_00n, said(own.reference, other.reference))])
    const [line] = await desk.lines()
    expect(line).toMatchObject({ state: 'open', suggested: { payment_id: own.id } })
    expect(await desk.match(line?.id ?? '', { to: 'payment', payment_id: own.id })).toMatchObject({
      status: 200,
    })
    expect(await desk.atBank()).toBe(bank)
  })

  it('is not the money of a line that names it and paid another transfer', async () => {
    await using desk = await openStatementDesk()
    const [own, other] = [await desk.announce(65_00n), await desk.announce(65_00n)]
    const text = `${other.reference} ${own.reference.replace('-', ' – ')}`
    await desk.send([lineOf(65_00n, { text })])
    expect(await desk.lines()).toMatchObject([{ state: 'matched', payment_id: other.id }])
    const confirmation = { received_amount: 65, received_on: today, bank_reference: 'FT-65' }
    expect(await desk.post(`transfer/confirm/${own.id}`, confirmation)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('3 Jun 2026') },
    })
    // What comes for it as well is given to it by its own line.
    await desk.send([lineOf(65_00n, { text: `${text} AGAIN` })])
    const again = (await desk.lines()).find(({ state }) => state === 'unmatched')
    const is = { seen: 'unmatched', to: 'payment', payment_id: own.id }
    expect(await desk.match(again?.id ?? '', is)).toMatchObject({ status: 200 })
  })

  it('comes out of the line when the statement came first', async () => {
    await using desk = await openStatementDesk()
    const { id, reference } = await desk.announce(62_00n)
    await desk.send([lineOf(52_00n, { text: reference }), lineOf(33_00n, { reference: 'FT-33' })])
    const bank = await desk.atBank()
    const wallet = await desk.wallet('dayo')
    const confirmation = {
      received_amount: 52,
      differs: true,
      received_on: today,
      bank_reference: 'FT-52',
    }
    expect(await desk.post(`transfer/confirm/${id}`, confirmation)).toMatchObject({ status: 200 })
    expect(await desk.atBank()).toBe(bank)
    expect(await desk.wallet('dayo')).toBe(wallet + 52)
    expect(await states(desk)).toEqual(['matched', 'unmatched'])
    const again = { amount: 33, received_on: today, bank_reference: 'ft-33' }
    expect(await desk.record(again)).toMatchObject({ code: 'conflict' })
    const other = await desk.announce(33_00n)
    const guess = { received_amount: 33, received_on: '2026-06-01', bank_reference: 'FT-34' }
    expect(await desk.post(`transfer/confirm/${other.id}`, guess)).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('3 Jun 2026') },
    })
    expect(await desk.atBank()).toBe(bank)
  })
})

describe('a settlement', () => {
  const settled = {
    gateway: 'card',
    currency: 'NGN',
    paid_out: 900,
    charge: 15,
    received_on: today,
    reference: 'STL-2026-0603',
  }

  it('is the line that names it, whichever came first, and can be undone', async () => {
    await using desk = await openStatementDesk()
    const bank = await desk.atBank()
    await desk.send([lineOf(900_00n, { text: 'STL-2026-0603' })])
    const [line] = await desk.lines()
    expect(line?.state).toBe('unmatched')
    expect(await desk.post('settlement/record', settled)).toMatchObject({
      status: 200,
      body: { line_id: line?.id, charge: { amount: 15 } },
    })
    expect(await desk.post('settlement/record', settled)).toMatchObject({ code: 'conflict' })
    expect(await desk.atBank()).toBe(bank + 900_00n)
    const second = { ...settled, paid_out: 700, reference: 'STL-2026-0604' }
    expect(await desk.post('settlement/record', second)).toMatchObject({ body: { line_id: null } })
    await desk.send([lineOf(700_00n, { reference: 'stl-2026-0604' })])
    expect(await states(desk)).toEqual(['matched', 'matched'])
    expect(await desk.atBank()).toBe(bank + 1_600_00n)
    expect(await desk.unmatch(line?.id ?? '')).toMatchObject({ body: { state: 'open' } })
    expect(await desk.atBank()).toBe(bank + 700_00n)
    const token = await desk.tokenOf('tunde')
    const { items } = await desk.server.ask(listSettlements, { token, query: { gateway: 'card' } })
    const undone = items.filter(({ undone_reason }) => undone_reason !== null)
    expect(items).toHaveLength(2)
    expect(undone).toMatchObject([{ reference: settled.reference, line_id: null }])
  })

  it('takes the line that it is given, of its amount', async () => {
    await using desk = await openStatementDesk()
    await desk.send([lineOf(500_00n)])
    const [line] = await desk.lines()
    const body = { ...settled, paid_out: 501, line_id: line?.id }
    expect(await desk.post('settlement/record', body)).toMatchObject({ code: 'amount_differs' })
    expect(await desk.post('settlement/record', { ...body, paid_out: 500 })).toMatchObject({
      body: { line_id: line?.id },
    })
  })
})

describe('a file', () => {
  it('is refused with the line and the reason', async () => {
    await using desk = await openStatementDesk()
    const lines = [lineOf(1_00n)]
    const wanted = { account: '0000012301', currency: 'NGN', openingMinor: 0n, lines }
    const sentence = async (file: string) => (await desk.sendFile(file)).fields?.file
    expect(await sentence('%PDF-1.4')).toBe('This is a PDF. Please send CSV, OFX or camt.053.')
    expect(await sentence(ofxFile({ ...wanted, account: '9999999999' }, 1))).toBe(
      'This file is about the account 9999999999, not about 0000012301.',
    )
    expect(await sentence(ofxFile({ ...wanted, currency: 'USD' }, 1))).toBe(
      'This file is in USD, and the account is in NGN.',
    )
    const tomorrow = { ...wanted, lines: [lineOf(1_00n, { bookedOn: '2026-06-04' })] }
    expect(await sentence(ofxFile(tomorrow, 1))).toBe(
      'This file has movements of days that are yet to come.',
    )
    expect(await sentence(camtFile(wanted, '02').replace('>1.00<', '>1.01<'))).toMatch(
      /^Line \d+: the opening balance/,
    )
    expect(await sentence(csvFile(wanted))).toMatch(/which column/)
    expect(await sentence('x'.repeat(10_000_001))).toBe(undefined)
    expect(await states(desk)).toEqual([])
  })

  it('in CSV is read by the columns that are chosen once for its bank', async () => {
    await using desk = await openStatementDesk()
    const id = await desk.accountId()
    expect(
      await desk.post(`statement/mapping/${id}`, { ...csvMapping, credit: undefined }),
    ).toMatchObject({
      code: 'validation_failed',
    })
    expect(await desk.post(`statement/mapping/${id}`, csvMapping)).toMatchObject({
      status: 200,
      body: { mapping: csvMapping, set_by: { name: expect.any(String) } },
    })
    const lines = [lineOf(5_00n), lineOf(-1_00n)]
    const wanted = { account: '0000012301', currency: 'NGN', openingMinor: 7_00n, lines }
    expect(await desk.sendFile(csvFile(wanted))).toMatchObject({
      status: 200,
      body: { format: 'csv', opening: { amount: 7 }, closing: { amount: 11 }, lines: 2 },
    })
    expect(await desk.sendFile(ofxFile(wanted, 1))).toMatchObject({ code: 'conflict' })
    expect(await desk.sendFile(csvFile(wanted), { currency: 'USD' })).toMatchObject({
      code: 'conflict',
      body: { error: expect.stringContaining('another of the club’s accounts') },
    })
    const dollars = await desk.server.call('GET', '/api/operator/statement/mapping', {
      token: await desk.tokenOf('tunde'),
    })
    const items: { account: { bank_name: string }; mapping: unknown }[] = Reflect.get(
      Object(dollars.body),
      'items',
    )
    expect(
      items.filter(({ mapping }) => mapping !== null).map(({ account }) => account.bank_name),
    ).toEqual(['GTBank', 'GTBank'])
    // Members of two regions transfer to one account in dollars.
    expect(items).toHaveLength(4)
  })

  it('that was cut short goes on where it is sent again', async () => {
    await using desk = await openStatementDesk()
    const lines = Array.from({ length: 30 }, (_, index) => lineOf(BigInt(index + 1)))
    await desk.send(lines)
    const { db } = desk.server
    await desk.server.asOwner(owner =>
      owner.query({ text: `DELETE FROM statement_line WHERE position > 10` }),
    )
    expect(await db.query({ text: 'SELECT FROM statement_line' })).toHaveLength(11)
    expect(await desk.send(lines)).toMatchObject({ lines: 30, known_lines: 0 })
    expect(await db.query({ text: 'SELECT FROM bank_statement' })).toHaveLength(1)
  })
})
