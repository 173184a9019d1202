// A line shows money that somebody recorded before: it is linked, and never counted again.
import { listBookPostings } from '@kinfold/contract/operator/books/list-book-postings'
import { people } from '@kinfold/personas/people/people'
import { describe, expect, it } from 'vitest'
import { lineOf, openStatementDesk, type StatementDesk, today } from '#test/desks/statement-desk.ts'

const settled = {
  gateway: 'card',
  currency: 'NGN',
  paid_out: 900,
  charge: 15,
  received_on: today,
  reference: 'STL-1',
}

const idOf = (answer: { readonly body: unknown }): string => Reflect.get(Object(answer.body), 'id')

async function lineIn(desk: StatementDesk, minor: bigint) {
  const found = (await desk.lines()).find(({ amount }) => amount.amount === Number(minor) / 100)
  if (found === undefined) throw new Error(`no line of ${minor}`)
  return found
}

async function lastAtBank({ server, tokenOf }: StatementDesk) {
  const query = { kind: 'bank', currency: 'NGN', per_page: 2 } as const
  const { items } = await server.ask(listBookPostings, { token: await tokenOf('tunde'), query })
  return items
}

describe('unmatched money that was recorded by hand', () => {
  it('is suggested, and shown by its line once, and let go of again', async () => {
    await using desk = await openStatementDesk()
    const unmatched = await desk.recorded({
      amount: 44,
      received_on: today,
      bank_reference: 'SLIP 7',
    })
    const bank = await desk.atBank()
    await desk.send([lineOf(44_00n), lineOf(44_00n), lineOf(45_00n)])
    const [line, other] = await desk.lines({ state: 'open' })
    expect(line).toMatchObject({
      because: ['recorded', 'amount'],
      suggested: { unmatched_id: unmatched, reference: 'SLIP 7', payment_id: null, member: null },
    })
    const body = { to: 'unmatched', unmatched_id: unmatched }
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await desk.match(line?.id ?? '', body)).toMatchObject({
        status: 200,
        body: { state: 'unmatched', unmatched_id: unmatched, because: ['recorded', 'person'] },
      })
      expect(await desk.match(other?.id ?? '', body)).toMatchObject({ code: 'already_decided' })
      expect(await desk.unmatch(line?.id ?? '')).toMatchObject({
        status: 200,
        body: { state: 'open', unmatched_id: null },
      })
    }
    await desk.match(line?.id ?? '', body)
    expect(await desk.atBank()).toBe(bank + 45_00n)
    const settlement = { ...settled, paid_out: 44, line_id: line?.id }
    const refused = await desk.post('settlement/record', settlement)
    expect(refused).toMatchObject({
      status: 409,
      code: 'conflict',
      body: { error: expect.stringMatching(/unmatched money that was written down before it/) },
    })
    const still = (await desk.lines()).find(({ id }) => id === line?.id)
    expect(still).toMatchObject({ state: 'unmatched', unmatched_id: unmatched })
    const wrong = await lineIn(desk, 45_00n)
    expect(await desk.match(wrong.id, body)).toMatchObject({ code: 'amount_differs' })
  })

  it('takes the place of what its line was booked as', async () => {
    await using desk = await openStatementDesk()
    const received_on = '2026-05-20'
    const unmatched = await desk.recorded({ amount: 46, received_on, bank_reference: 'SLIP 8' })
    const bank = await desk.atBank()
    await desk.send([lineOf(46_00n)])
    const line = await lineIn(desk, 46_00n)
    expect(line.state).toBe('unmatched')
    expect(await desk.atBank()).toBe(bank + 46_00n)
    expect(await desk.match(line.id, { to: 'unmatched', unmatched_id: unmatched })).toMatchObject({
      status: 200,
      body: { state: 'unmatched', unmatched_id: unmatched },
    })
    expect(await desk.atBank()).toBe(bank)
    expect(
      await desk.match(line.id, { to: 'unmatched', unmatched_id: line.unmatched_id }),
    ).toMatchObject({ code: 'conflict' })
    const given = { to: 'wallet', customer_id: people.dayo.customer.id }
    expect(await desk.match(line.id, given)).toMatchObject({ status: 200 })
    expect(await desk.unmatch(line.id)).toMatchObject({
      body: { state: 'unmatched', unmatched_id: unmatched },
    })
    expect(await desk.unmatch(line.id)).toMatchObject({ body: { state: 'open' } })
  })

  it('stays with its member when only the line was the wrong one', async () => {
    await using desk = await openStatementDesk()
    const unmatched = await desk.recorded({ amount: 47, received_on: today, bank_reference: 'S9' })
    const wallet = await desk.wallet('dayo')
    const member = { customer_id: people.dayo.customer.id }
    expect(await desk.post(`unmatched/assign/${unmatched}`, member)).toMatchObject({ status: 200 })
    await desk.send([lineOf(47_00n)])
    const line = await lineIn(desk, 47_00n)
    await desk.match(line.id, { to: 'unmatched', unmatched_id: unmatched })
    expect(await desk.unmatch(line.id)).toMatchObject({ body: { state: 'open' } })
    expect(await desk.wallet('dayo')).toBe(wallet + 47)
  })

  it('that went back before its file came isn’t booked again, nor is what went out', async () => {
    await using desk = await openStatementDesk()
    const unmatched = await desk.recorded({ amount: 48, received_on: today, bank_reference: 'S10' })
    const bank = await desk.atBank()
    const reason = { reason: 'Nobody knows it.' }
    expect(await desk.post(`unmatched/return/${unmatched}`, reason)).toMatchObject({ status: 200 })
    await desk.send([lineOf(48_00n), lineOf(-48_00n), lineOf(-49_00n)])
    const came = await lineIn(desk, 48_00n)
    const went = await lineIn(desk, -48_00n)
    for (const line of [came, went]) {
      expect(line).toMatchObject({ state: 'open', suggested: { unmatched_id: unmatched } })
    }
    const body = { to: 'returned', unmatched_id: unmatched }
    expect(await desk.match(came.id, body)).toMatchObject({ code: 'validation_failed' })
    expect(await desk.match((await lineIn(desk, -49_00n)).id, body)).toMatchObject({
      code: 'amount_differs',
    })
    const shown = { state: 'matched', unmatched_id: unmatched }
    expect(await desk.match(went.id, body)).toMatchObject({ body: shown })
    const arrived = { to: 'unmatched', unmatched_id: unmatched }
    expect(await desk.match(came.id, arrived)).toMatchObject({ body: shown })
    expect(await desk.atBank()).toBe(bank - 48_00n)
    expect(await desk.unmatch(went.id)).toMatchObject({ body: { state: 'open' } })
    expect(await desk.match(went.id, body)).toMatchObject({ body: shown })
  })

  it('that is still here has not gone back', async () => {
    await using desk = await openStatementDesk()
    const unmatched = await desk.recorded({ amount: 50, received_on: today, bank_reference: 'S11' })
    await desk.send([lineOf(-50_00n)])
    const line = await lineIn(desk, -50_00n)
    expect(line.suggested).toBe(null)
    expect(await desk.match(line.id, { to: 'returned', unmatched_id: unmatched })).toMatchObject({
      code: 'conflict',
    })
  })
})

describe('a settlement that was recorded by hand', () => {
  it('is suggested, and shown by its line once, and let go of again', async () => {
    await using desk = await openStatementDesk()
    const settlement_id = idOf(await desk.post('settlement/record', settled))
    const bank = await desk.atBank()
    await desk.send([lineOf(900_00n)])
    const line = await lineIn(desk, 900_00n)
    expect(line).toMatchObject({
      state: 'open',
      because: ['recorded', 'amount'],
      suggested: { settlement_id, reference: 'STL-1' },
    })
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await desk.match(line.id, { to: 'settlement', settlement_id })).toMatchObject({
        body: { state: 'matched', settlement_id, because: ['recorded', 'person'] },
      })
      expect(await desk.unmatch(line.id)).toMatchObject({ body: { state: 'open' } })
    }
    expect(await desk.atBank()).toBe(bank)
    expect(await desk.match(line.id, { to: 'settlement' })).toMatchObject({
      code: 'validation_failed',
      fields: { settlement_id: 'Please say which one.' },
    })
  })

  it('takes the place of the unmatched money that its line was booked as', async () => {
    await using desk = await openStatementDesk()
    const early = { ...settled, received_on: '2026-05-20' }
    const settlement_id = idOf(await desk.post('settlement/record', early))
    const bank = await desk.atBank()
    await desk.send([lineOf(900_00n)])
    const line = await lineIn(desk, 900_00n)
    expect(line.state).toBe('unmatched')
    expect(await desk.match(line.id, { to: 'settlement', settlement_id })).toMatchObject({
      body: { state: 'matched', settlement_id, unmatched_id: null },
    })
    expect(await desk.atBank()).toBe(bank)
    expect(await lastAtBank(desk)).toMatchObject([
      { role: 'unmatched-replaced' },
      { role: 'unmatched-received' },
    ])
    await desk.send([lineOf(-900_00n)])
    const out = await lineIn(desk, -900_00n)
    // What was taken off the books never went back to anybody.
    const back = { to: 'returned', unmatched_id: line.unmatched_id }
    expect(await desk.match(out.id, back)).toMatchObject({ code: 'conflict' })
  })
})

it('a transfer that was confirmed by hand takes the place of what its line was booked as', async () => {
  await using desk = await openStatementDesk()
  const { id } = await desk.announce(51_00n)
  const confirmation = { received_amount: 51, received_on: today, bank_reference: 'S12' }
  await desk.post(`transfer/confirm/${id}`, confirmation)
  const bank = await desk.atBank()
  await desk.send([lineOf(51_00n, { bookedOn: '2026-05-20' })])
  const line = await lineIn(desk, 51_00n)
  expect(line.state).toBe('unmatched')
  expect(await desk.match(line.id, { to: 'payment', payment_id: id })).toMatchObject({
    body: { state: 'matched', payment_id: id, unmatched_id: null },
  })
  expect(await desk.atBank()).toBe(bank)
})
