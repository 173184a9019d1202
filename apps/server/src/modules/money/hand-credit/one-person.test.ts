// What one approver can do in a row. Each step may be theirs; after they gave a member money by their own word, or by a
// file of their own making, none of the steps by which that member is paid is.
import { getPayoutBatch } from '@kinfold/contract/operator/payout-batch/get-payout-batch'
import { listRefunds } from '@kinfold/contract/operator/refund/list-refunds'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Approver,
  type ApproversDesk,
  done,
  openApproversDesk,
  payingSteps,
} from '#test/desks/approvers-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'

let desk: ApproversDesk
beforeEach(async () => {
  desk = await openApproversDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const dayo = people.dayo.customer.id
const kobo = 250_00n
const yesterday = '2026-06-02'
const lineOfYesterday = (minor: bigint, change: Parameters<typeof lineOf>[1] = {}) =>
  lineOf(minor, { bookedOn: yesterday, ...change })
/** What was let go, and said to have failed, was so yesterday: the bank's day is over. */
async function aDayPasses() {
  for (const column of [
    'payout_batch SET released_at = released_at',
    'refund SET decided_at = decided_at',
    'hand_credit SET created_at = created_at',
  ]) {
    const text = `UPDATE ${column} - interval '1 day'`
    await desk.server.asOwner(owner => owner.query({ text }))
  }
}
const line = { received_amount: 250, received_on: today, bank_reference: 'FT-OWN-1' }

type Payout = { readonly id: string; readonly batch: string }
const why = { reason: 'The account was closed.' }

/** Others have let it go. */
async function released(): Promise<Payout> {
  const id = await desk.asked()
  await done(desk.approve('uche', id))
  const batch = await done(desk.prepare('uche', id))
  await done(desk.release('ngozi', batch))
  return { id, batch }
}
async function failed({ id, batch }: Payout) {
  const outcomes = [{ withdrawal_id: id, outcome: 'failed', ...why }]
  await done(desk.act('tunde', `payout-batch/settle/${batch}`, { outcomes }))
}
async function cameBack({ id, batch }: Payout) {
  const outcomes = [{ withdrawal_id: id, outcome: 'paid' }]
  await done(desk.act('ngozi', `payout-batch/settle/${batch}`, { outcomes }))
  await done(desk.act('tunde', `withdrawal/return/${id}`, why))
}

/** Each way in which Tunde alone gives Dayo money. */
const ways = {
  async 'money that nobody announced'() {
    const id = await desk.recorded({ amount: 250, received_on: today, bank_reference: 'FT-OWN-1' })
    await done(desk.act('tunde', `unmatched/assign/${id}`, { customer_id: dayo }))
  },
  async 'a transfer'() {
    const { id } = await desk.announce(kobo)
    await done(desk.act('tunde', `transfer/confirm/${id}`, line))
  },
  async 'a transfer of more than was announced'() {
    const { id } = await desk.announce(kobo)
    const more = { ...line, received_amount: 90_000, differs: true }
    await done(desk.act('tunde', `transfer/confirm/${id}`, more))
  },
  async 'a file that names a transfer'() {
    const { reference } = await desk.announce(kobo)
    await desk.send([lineOf(kobo, { text: reference })])
    expect(await desk.lines({ state: 'matched' })).toHaveLength(1)
  },
  async 'a line of their own file'() {
    await desk.send([lineOf(kobo)])
    const [one] = await desk.lines()
    await done(desk.match(one?.id ?? '', { to: 'wallet', customer_id: dayo }))
  },
  async 'a payout that failed'() {
    await failed(await released())
  },
  async 'a payout that came back'() {
    await cameBack(await released())
  },
  async 'a refund that failed'() {
    const { id } = await desk.announce(kobo)
    await done(desk.act('zainab', `transfer/confirm/${id}`, line))
    const refund = await done(desk.act('uche', `payment/refund/${id}`, { reason: 'Paid twice.' }))
    await done(desk.act('ngozi', `refund/confirm/${refund}`))
    const failed = { outcome: 'failed', note: 'The account was closed.' }
    await done(desk.act('tunde', `refund/settle/${refund}`, failed))
  },
} satisfies Record<string, () => Promise<void>>

/** What becomes of each step by which Dayo is paid, asked for by one person. */
async function stepsBy(by: Approver): Promise<object> {
  const said: [string, string | number][] = []
  for (const step of payingSteps) {
    const { status, code } = await desk.steps[step](by)
    said.push([step, code ?? status])
  }
  return Object.fromEntries(said)
}
const each = (answer: string | number) =>
  Object.fromEntries(payingSteps.map(step => [step, answer]))

describe('whoever gave a member money', () => {
  it.each(Object.entries(ways))('by %s takes no step by which they are paid', async (_, give) => {
    await give()
    expect(await stepsBy('tunde')).toEqual(each('credited_by_you'))
    expect(await stepsBy('ngozi')).toEqual(each(200))
  })
})

const shown = lineOf(kobo, { bankId: 'FT-OWN-1', reference: 'FT-OWN-1' })
const givenByHand = ['money that nobody announced', 'a transfer'] as const

describe.each(givenByHand)('a bank’s line of %s', way => {
  it('changes nothing for who sent it', async () => {
    await ways[way]()
    await desk.send([shown])
    expect(await desk.lines({ state: 'matched' })).toHaveLength(1)
    expect(await stepsBy('tunde')).toEqual(each('credited_by_you'))
  })

  it('that another sent lets them take each step', async () => {
    await ways[way]()
    await desk.send([shown], { by: 'uche' })
    expect(await stepsBy('tunde')).toEqual(each(200))
  })
})

describe('a bank’s line of it', () => {
  it('counts once somebody else has sent the same file', async () => {
    await ways['a file that names a transfer']()
    const [own] = await desk.lines({ state: 'matched' })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    const again = lineOf(kobo, {
      bankId: own?.reference ?? '',
      reference: own?.reference ?? '',
      text: own?.text ?? '',
      sender: own?.sender_name ?? '',
    })
    await desk.send([again, lineOf(1_00n)], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })
})

describe('the match of a line that shows it', () => {
  async function matched() {
    await ways['money that nobody announced']()
    await desk.send([shown], { by: 'uche' })
    const [line] = await desk.lines({ state: 'matched' })
    return `statement/unmatch/${line?.id}`
  }
  const reason = { reason: 'It was somebody else’s.' }

  it('is undone by another than who gave the money, also while nothing rests on it', async () => {
    const undo = await matched()
    expect((await desk.act('tunde', undo, reason)).code).toBe('second_person_needed')
    await done(desk.act('uche', undo, reason))
  })

  it.each(['approve', 'prepare', 'release'] as const)(
    'is undone by another once they %s',
    async step => {
      const undo = await matched()
      await done(desk.steps[step]('tunde'))
      expect((await desk.act('tunde', undo, reason)).code).toBe('second_person_needed')
      await done(desk.act('uche', undo, reason))
      expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    },
  )

  it.each([
    ['came back', cameBack],
    ['failed', failed],
  ] as const)(
    'is undone by another too after they said that what they let go %s',
    async (_name, end) => {
      const undo = await matched()
      const id = await desk.asked()
      await done(desk.approve('tunde', id))
      const batch = await done(desk.prepare('uche', id))
      await done(desk.release('ngozi', batch))
      await end({ id, batch })
      expect((await desk.act('tunde', undo, reason)).code).toBe('second_person_needed')
    },
  )
})

describe('a line that they gave to a member who was paid since', () => {
  const given = async () => {
    const mine = lineOf(kobo)
    await desk.send([mine], { by: 'uche' })
    const [one] = await desk.lines()
    await done(desk.match(one?.id ?? '', { to: 'wallet', customer_id: dayo }))
    await desk.send([mine])
    return `statement/unmatch/${one?.id}`
  }
  const reason = { reason: 'It was somebody else’s.' }
  const waitsForAnother = async (undo: string) =>
    expect(await desk.act('tunde', undo, reason)).toMatchObject({
      status: 409,
      code: 'second_person_needed',
    })

  it.each(['approve', 'prepare', 'release', 'confirm'] as const)(
    'is undone by another once they %s',
    async step => {
      const undo = await given()
      await done(desk.steps[step]('tunde'))
      await waitsForAnother(undo)
      await done(desk.act('ngozi', undo, reason))
    },
  )

  it('is undone by another once its own transfer was refunded', async () => {
    await ways['a transfer']()
    await desk.send([shown], { by: 'uche' })
    const [one] = await desk.lines({ state: 'matched' })
    await done(desk.steps.confirm('tunde'))
    await waitsForAnother(`statement/unmatch/${one?.id}`)
  })

  it('is undone by another, also while nobody was paid', async () => {
    const undo = await given()
    await waitsForAnother(undo)
    await done(desk.act('ngozi', undo, reason))
  })
})

describe('money that came back to the bank', () => {
  const came = { sender: 'SOMEBODY ELSE', text: 'RETURNED' }

  it('of a payout is shown by its line, which gives nobody anything once more', async () => {
    const payout = await released()
    await cameBack(payout)
    const bank = await desk.atBank()
    const has = await desk.wallet('dayo')
    await desk.send([lineOf(100_00n, came)], { by: 'uche' })
    const [line] = await desk.lines()
    expect(line).toMatchObject({ state: 'open', suggested: { withdrawal_id: payout.id } })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    expect(await desk.match(line?.id ?? '', is)).toMatchObject({ body: { state: 'matched' } })
    expect(await desk.atBank()).toBe(bank)
    expect(await desk.wallet('dayo')).toBe(has)
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })

  it('is found by the name of its payout, and by the line that paid it', async () => {
    const payout = await released()
    await cameBack(payout)
    const { withdrawals } = await desk.server.ask(getPayoutBatch, {
      token: await desk.tokenOf('uche'),
      params: { id: payout.batch },
    })
    const text = `NIP ${withdrawals[0]?.withdrawal.reference}`
    await desk.send([lineOf(-100_00n, { text }), lineOf(100_00n, { text })], { by: 'uche' })
    const lines = await desk.lines({ state: 'matched' })
    expect(lines.map(line => line.withdrawal_id)).toEqual([payout.id, payout.id])
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })

  it('takes the place of the unmatched money that its line was booked as', async () => {
    const payout = await released()
    await desk.send([lineOf(100_00n, came)], { by: 'uche' })
    const [line] = await desk.lines({ state: 'unmatched' })
    const bank = await desk.atBank()
    const is = { to: 'withdrawal', withdrawal_id: payout.id }
    expect((await desk.match(line?.id ?? '', is)).code).toBe('conflict')
    await cameBack(payout)
    expect(await desk.match(line?.id ?? '', is)).toMatchObject({
      body: { state: 'matched', unmatched_id: null },
    })
    // What was paid and came back is where it was, and what was unmatched is nobody's.
    expect(await desk.atBank()).toBe(bank - 100_00n)
  })

  it('of a refund is shown by its line', async () => {
    await ways['a refund that failed']()
    await desk.send([lineOf(250_00n, came)], { by: 'uche' })
    const [line] = await desk.lines()
    const { items } = await desk.server.ask(listRefunds, { token: await desk.tokenOf('uche') })
    const bank = await desk.atBank()
    const is = { to: 'refund', refund_id: items.find(({ status }) => status === 'failed')?.id }
    expect(await desk.match(line?.id ?? '', is)).toMatchObject({ body: { state: 'matched' } })
    expect(await desk.atBank()).toBe(bank - (line?.state === 'unmatched' ? 250_00n : 0n))
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })
})

describe.each([
  ['a payout that failed', 100_00n],
  ['a refund that failed', 250_00n],
] as const)('%s', (way, minor) => {
  const other = lineOfYesterday(3_00n)

  it.each([
    ['counts once a file of somebody else has its days without it', [other], 'uche', undefined],
    ['doesn’t while only who said so sent one', [other], 'tunde', 'credited_by_you'],
    ['doesn’t while as much went out', [lineOfYesterday(-minor)], 'uche', 'credited_by_you'],
  ] as const)('%s', async (_name, lines, by, code) => {
    await ways[way]()
    await aDayPasses()
    await desk.send([...lines], { by })
    expect((await desk.steps.approve('tunde')).code).toBe(code)
  })

  it('doesn’t while more went out at once, until another says that it was something else', async () => {
    await ways[way]()
    await aDayPasses()
    await desk.send([lineOfYesterday(-minor - 50_00n)], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    const [line] = await desk.lines()
    const charge = { seen: 'open', to: 'charge' }
    await done(desk.act('ngozi', `statement/match/${line?.id}`, charge))
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })

  it('doesn’t while another account that is read has no file of its days', async () => {
    await desk.send([lineOf(3_00n, { bookedOn: '2026-05-20' })], { by: 'uche' })
    const text = `UPDATE bank_statement SET account_id = (
                    SELECT id FROM club_bank_account WHERE currency = 'NGN' AND bank_name <> 'GTBank' LIMIT 1)`
    await desk.server.asOwner(owner => owner.query({ text }))
    await ways[way]()
    await aDayPasses()
    await desk.send([other], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it.each(['tunde', 'ngozi'] as const)(
    'doesn’t by what went out as a charge, as %s has it',
    async by => {
      await ways[way]()
      await aDayPasses()
      await desk.send([lineOfYesterday(-minor)], { by: 'uche' })
      const [line] = await desk.lines()
      await done(desk.act(by, `statement/match/${line?.id}`, { seen: 'open', to: 'charge' }))
      expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    },
  )

  it('doesn’t by a file of the day on which it was said: the bank may pay later that day', async () => {
    await ways[way]()
    await desk.send([lineOf(3_00n)], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('counts once somebody else has sent the same file', async () => {
    await ways[way]()
    await aDayPasses()
    await desk.send([other])
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    await desk.send([other], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })
})

describe('a payout that failed is shown', () => {
  it.each([
    ['a match of theirs', 'NIP'],
    ['its reference', 'NIP OWN-RETURN-1'],
  ])('to nobody by money of theirs that went back, by %s', async (_name, text) => {
    await ways['a payout that failed']()
    await aDayPasses()
    const own = { amount: 100, received_on: today, bank_reference: 'OWN-RETURN-1' }
    const unmatched = await desk.recorded(own)
    await done(desk.act('tunde', `unmatched/return/${unmatched}`, why))
    await desk.send([lineOfYesterday(-100_00n, { text })], { by: 'uche' })
    const [one] = await desk.lines()
    const is = { to: 'returned', unmatched_id: unmatched }
    if (one?.state === 'open') await done(desk.match(one.id, is))
    expect(await desk.lines({ state: 'matched' })).toHaveLength(1)
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('by no line that they said was another payout before the bank’s own file said which', async () => {
    const other = await released()
    const outcomes = [{ withdrawal_id: other.id, outcome: 'paid' }]
    await done(desk.act('ngozi', `payout-batch/settle/${other.batch}`, { outcomes }))
    await ways['a payout that failed']()
    await aDayPasses()
    const { withdrawals } = await desk.server.ask(getPayoutBatch, {
      token: await desk.tokenOf('uche'),
      params: { id: other.batch },
    })
    const bank = { bankId: 'FT-OUT-1', reference: 'FT-OUT-1' }
    const text = `NIP ${withdrawals[0]?.withdrawal.reference}`
    await desk.send([lineOfYesterday(-100_00n, { ...bank, text })])
    const [forged] = await desk.lines({ state: 'matched' })
    expect(forged?.withdrawal_id).toBe(other.id)
    await desk.send([lineOfYesterday(-100_00n, bank), lineOfYesterday(3_00n)], { by: 'uche' })
    expect(await desk.lines()).toHaveLength(2)
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('by no days of a file of theirs whose lines another sent in others', async () => {
    const payout = await released()
    await desk.server.asOwner(owner =>
      owner.query({
        text: `UPDATE payout_batch SET released_at = released_at - interval '2 days' WHERE id = $1`,
        values: [payout.batch],
      }),
    )
    await failed(payout)
    const [first, last] = [lineOf(3_00n, { bookedOn: '2026-06-01' }), lineOf(4_00n)]
    await desk.send([first, last])
    await desk.send([first], { by: 'uche' })
    await desk.send([last], { by: 'uche' })
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })
})

it.each([
  ['left', 'UPDATE member SET closed_at = now() WHERE id = $1'],
  [
    'holds dollars only',
    `UPDATE member SET country = 'Ghana', citizenship = '{Ghana}' WHERE id = $1`,
  ],
])('counts who said that money of a member who %s came back, whoever gets it', async (_, text) => {
  const payout = await released()
  const outcomes = [{ withdrawal_id: payout.id, outcome: 'paid' }]
  await done(desk.act('ngozi', `payout-batch/settle/${payout.batch}`, { outcomes }))
  await desk.server.asOwner(owner => owner.query({ text, values: [dayo] }))
  await done(desk.act('tunde', `withdrawal/return/${payout.id}`, why))
  const [left] = await desk.server.db.query<{ id: string }>({
    text: `SELECT id FROM unmatched_money WHERE bank_reference LIKE '% returned'`,
  })
  const to = { customer_id: people.funmi.customer.id }
  await done(desk.act('uche', `unmatched/assign/${left?.id}`, to))
  const creditors = await desk.server.db.query<{ by: string }>({
    text: 'SELECT credited_by AS by FROM hand_credit WHERE member_id = $1',
    values: [to.customer_id],
  })
  expect(creditors.map(({ by }) => by).toSorted()).toEqual(
    [operators.tunde.operatorId, operators.uche.operatorId].toSorted(),
  )
})

it('comes back under a number where somebody wrote the same down before', async () => {
  const payout = await released()
  const outcomes = [{ withdrawal_id: payout.id, outcome: 'paid' }]
  await done(desk.act('ngozi', `payout-batch/settle/${payout.batch}`, { outcomes }))
  const [row] = await desk.server.db.query<{ reference: string }>({
    text: 'SELECT reference FROM withdrawal WHERE id = $1',
    values: [payout.id],
  })
  const bank_reference = `${row?.reference} returned`
  await desk.recorded({ amount: 100, received_on: today, bank_reference })
  await desk.server.asOwner(owner =>
    owner.query({ text: 'UPDATE member SET closed_at = now() WHERE id = $1', values: [dayo] }),
  )
  await done(desk.act('tunde', `withdrawal/return/${payout.id}`, why))
  const kept = await desk.server.db.query<{ reference: string }>({
    text: 'SELECT bank_reference AS reference FROM unmatched_money WHERE meant_for = $1',
    values: [dayo],
  })
  expect(kept).toEqual([{ reference: `${bank_reference} (2)` }])
})

it('judges each payout that failed by itself, while others of its batch wait', async () => {
  const ids = [await desk.asked(), await desk.asked(50)]
  for (const id of ids) await done(desk.approve('uche', id))
  const wanted = { currency: 'NGN', withdrawal_ids: ids }
  const batch = await done(desk.act('uche', 'payout-batch/prepare', wanted))
  await done(desk.release('ngozi', batch))
  await failed({ id: ids[0] ?? '', batch })
  expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  await aDayPasses()
  await desk.send([lineOfYesterday(3_00n)], { by: 'uche' })
  expect((await desk.steps.approve('tunde')).status).toBe(200)
})

it('shows no refund that failed after a line had paid it', async () => {
  const { id } = await desk.announce(kobo)
  await done(desk.act('zainab', `transfer/confirm/${id}`, line))
  const refund = await done(desk.act('uche', `payment/refund/${id}`, { reason: 'Paid twice.' }))
  await done(desk.act('ngozi', `refund/confirm/${refund}`))
  await desk.send([lineOf(-kobo)], { by: 'uche' })
  const [paid] = await desk.lines()
  const is = { to: 'refund', refund_id: refund }
  await done(desk.act('zainab', `statement/match/${paid?.id}`, is))
  const outcome = { outcome: 'failed', note: 'The account was closed.' }
  await done(desk.act('tunde', `refund/settle/${refund}`, outcome))
  expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
})

describe('above the limit of the club', () => {
  const much = 2_000_000
  it('no transfer is confirmed by one person’s word', async () => {
    const { id } = await desk.announce(BigInt(much) * 100n)
    const all = { ...line, received_amount: much }
    expect(await desk.act('tunde', `transfer/confirm/${id}`, all)).toMatchObject({
      code: 'second_person_needed',
    })
  })

  it('money that nobody announced is given away by another than who wrote it down', async () => {
    const id = await desk.recorded({ amount: much })
    const to = { customer_id: dayo }
    expect((await desk.act('tunde', `unmatched/assign/${id}`, to)).code).toBe(
      'second_person_needed',
    )
    await done(desk.act('uche', `unmatched/assign/${id}`, to))
    for (const by of ['tunde', 'uche'] as const) {
      expect((await desk.steps.approve(by)).code).toBe('credited_by_you')
    }
  })

  it('a line is matched by another than who sent it', async () => {
    const { id } = await desk.announce(1n)
    await desk.send([lineOf(BigInt(much) * 100n)])
    const [one] = await desk.lines()
    const is = { to: 'payment', payment_id: id, differs: true }
    expect((await desk.match(one?.id ?? '', is)).code).toBe('second_person_needed')
  })

  it('a line is no charge by who sent it alone', async () => {
    const charge = lineOf(-50_001_00n)
    await desk.send([lineOf(-50_000_00n), charge])
    const [little, large] = await desk.lines()
    await done(desk.match(little?.id ?? '', { to: 'charge' }))
    const is = () => desk.match(large?.id ?? '', { to: 'charge' })
    expect((await is()).code).toBe('second_person_needed')
    await desk.send([charge, lineOf(1_00n)], { by: 'uche' })
    await done(is())
  })
})

it('records no money under the reference of another transfer that waits', async () => {
  const { reference } = await desk.announce(kobo, 'halima')
  const { id } = await desk.announce(kobo)
  const own = { ...line, bank_reference: ` ${reference.toLowerCase()} ` }
  for (const answer of [
    await desk.act('tunde', `transfer/confirm/${id}`, own),
    await desk.act('tunde', 'unmatched/record', {
      currency: 'NGN',
      amount: 250,
      received_on: today,
      sender_name: 'Somebody',
      bank_reference: own.bank_reference,
    }),
  ]) {
    expect(answer).toMatchObject({ code: 'validation_failed' })
    expect(Reflect.get(Object(answer.body), 'fields')).toMatchObject({
      bank_reference: expect.stringContaining(`${reference} is another transfer`),
    })
  }
})

describe('how a CSV file is read', () => {
  const columns = {
    date: 'Date',
    credit: 'In',
    debit: 'Out',
    reference: 'Reference',
    date_order: 'day_first',
    decimal_mark: '.',
  }
  const csv = (reference: string, moved: string) =>
    `Date,Reference,In,Out\n03/06/2026,${reference},${moved}\n`
  const set = async (by: Approver, change: object = {}) =>
    done(desk.act(by, `statement/mapping/${await desk.accountId()}`, { ...columns, ...change }))
  async function sent(reference: string, moved = '250.00,') {
    const { status } = await desk.sendFile(csv(reference, moved), { by: 'uche' })
    expect(status).toBe(200)
    await desk.server.settle()
    expect((await desk.lines({ state: 'matched' })).map(each => each.reference)).toContain(
      reference,
    )
  }
  async function confirmed(bank_reference: string) {
    const { id } = await desk.announce(kobo)
    await done(desk.act('tunde', `transfer/confirm/${id}`, { ...line, bank_reference }))
  }

  it('shows nothing to whose word alone it is, until another has set the same', async () => {
    await confirmed('FT-CSV-1')
    await set('tunde')
    await sent('FT-CSV-1')
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('shows no payout to be paid to who said so and whose word alone it is', async () => {
    const { id, batch } = await released()
    const outcomes = [{ withdrawal_id: id, outcome: 'paid' }]
    await done(desk.act('tunde', `payout-batch/settle/${batch}`, { outcomes }))
    const [row] = await desk.server.db.query<{ reference: string }>({
      text: 'SELECT reference FROM withdrawal WHERE id = $1',
      values: [id],
    })
    await set('tunde')
    await sent(row?.reference ?? '', ',100.00')
    const back = (by: Approver) => desk.act(by, `withdrawal/return/${id}`, why)
    expect((await back('tunde')).code).toBe('second_person_needed')
    expect((await back('ngozi')).status).toBe(200)
  })

  const wrong = { credit: 'Balance' }
  const much = 90_000_000
  const withBalance = (reference: string) =>
    `Date,Reference,In,Out,Balance\n03/06/2026,${reference},250.00,,${much}.00\n`

  it('stays as it was for a file that is sent once more', async () => {
    await set('uche')
    await set('ngozi')
    const file = withBalance('FT-CSV-3')
    expect((await desk.sendFile(file, { by: 'uche' })).status).toBe(200)
    await set('tunde', wrong)
    expect(await desk.sendFile(file, { by: 'tunde' })).toMatchObject({ code: 'conflict' })
    await desk.server.settle()
    expect(await desk.lines()).toHaveLength(1)
  })

  it('confirms no transfer above the limit by one person’s word', async () => {
    const { reference } = await desk.announce(BigInt(much) * 100n)
    await set('tunde', wrong)
    expect((await desk.sendFile(withBalance(reference), { by: 'uche' })).status).toBe(200)
    await desk.server.settle()
    const [one] = await desk.lines()
    expect(one).toMatchObject({ state: 'open' })
    const is = { to: 'payment', payment_id: one?.suggested?.payment_id }
    expect(
      await desk.act('tunde', `statement/match/${one?.id}`, { seen: 'open', ...is }),
    ).toMatchObject({
      code: 'second_person_needed',
    })
  })

  it('names who alone said so beside who sent the file', async () => {
    const { reference } = await desk.announce(kobo)
    await set('tunde')
    await sent(reference)
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
  })

  it('shows the money where two have set the same', async () => {
    await confirmed('FT-CSV-2')
    await set('tunde')
    await set('uche')
    await sent('FT-CSV-2')
    expect((await desk.steps.approve('tunde')).status).toBe(200)
  })
})

describe('above the limit', () => {
  const much = 5_000_000_00n
  const undo = { reason: 'It was somebody else’s.' }

  it('a file of their own confirms no transfer that it names', async () => {
    const { id, reference } = await desk.announce(much)
    await desk.send([lineOf(much, { text: reference })])
    const [one] = await desk.lines()
    expect(one).toMatchObject({ state: 'open', suggested: { payment_id: id } })
    const is = { seen: 'open', to: 'payment', payment_id: id }
    expect((await desk.act('tunde', `statement/match/${one?.id}`, is)).code).toBe(
      'second_person_needed',
    )
    await done(desk.act('ngozi', `statement/match/${one?.id}`, is))
  })

  it('a line that was taken from one member whom it names is given to another by two others', async () => {
    const { reference } = await desk.announce(much, 'halima')
    await desk.send([lineOf(much, { text: reference }), lineOf(1_00n)], { by: 'uche' })
    const open = (await desk.lines()).find(each => each.text === reference)
    const first = { seen: 'open', to: 'payment', payment_id: open?.suggested?.payment_id }
    await done(desk.act('ngozi', `statement/match/${open?.id}`, first))
    await done(desk.act('tunde', `statement/unmatch/${open?.id}`, undo))
    const { id } = await desk.announce(much)
    const is = { seen: 'open', to: 'payment', payment_id: id }
    const give = (by: Approver) => desk.act(by, `statement/match/${open?.id}`, is)
    expect((await give('tunde')).code).toBe('second_person_needed')
    const nobodys = { seen: 'open', to: 'unmatched' }
    await done(desk.act('zainab', `statement/match/${open?.id}`, nobodys))
    const unmatched = { ...is, seen: 'unmatched' }
    await done(desk.act('ngozi', `statement/match/${open?.id}`, unmatched))
  })

  it('the member’s own hand is nobody else’s', async () => {
    await desk.server.asOwner(owner =>
      owner.query({
        text: `INSERT INTO operator (id, name, roles, created_at)
               SELECT id, 'Dayo Bello', '{approver}', now() FROM account WHERE id = $1`,
        values: [dayo],
      }),
    )
    const id = await desk.recorded({
      amount: 5_000_000,
      received_on: today,
      bank_reference: 'FT-M',
    })
    await desk.server.asOwner(owner =>
      owner.query({
        text: 'UPDATE unmatched_money SET recorded_by = $2 WHERE id = $1',
        values: [id, dayo],
      }),
    )
    expect((await desk.act('uche', `unmatched/assign/${id}`, { customer_id: dayo })).code).toBe(
      'second_person_needed',
    )
  })
})

it('what names another transfer is not shown by its line', async () => {
  const { reference } = await desk.announce(kobo, 'halima')
  const { id } = await desk.announce(kobo)
  const own = { ...line, bank_reference: reference.slice(3) }
  await done(desk.act('tunde', `transfer/confirm/${id}`, own))
  await desk.send([lineOf(kobo, { text: `NIP ${reference}` })], { by: 'uche' })
  expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
})

it('money of a member who can’t hold it is the word of who confirmed it', async () => {
  const { id } = await desk.announce(kobo, 'halima')
  await desk.server.asOwner(owner =>
    owner.query({
      text: 'UPDATE member SET closed_at = now() WHERE id = $1',
      values: [people.halima.customer.id],
    }),
  )
  await done(desk.act('tunde', `transfer/confirm/${id}`, line))
  const [left] = await desk.server.db.query<{ id: string; by: string }>({
    text: 'SELECT id, recorded_by AS by FROM unmatched_money WHERE meant_for = $1',
    values: [people.halima.customer.id],
  })
  expect(left?.by).toBe(operators.tunde.operatorId)
  await done(desk.act('uche', `unmatched/assign/${left?.id}`, { customer_id: dayo }))
  expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
})

describe('a refund', () => {
  it('that was proposed before its author gave the member money is not confirmed', async () => {
    const { id } = await desk.announce(kobo)
    await done(desk.act('zainab', `transfer/confirm/${id}`, line))
    const refund = await done(desk.act('tunde', `payment/refund/${id}`, { reason: 'Paid twice.' }))
    const { id: other } = await desk.announce(kobo)
    const given = { ...line, bank_reference: 'FT-OWN-2' }
    await done(desk.act('tunde', `transfer/confirm/${other}`, given))
    const confirm = () => desk.act('uche', `refund/confirm/${refund}`, { seen: 'proposed' })
    expect((await confirm()).code).toBe('conflict')
    await desk.send([lineOf(kobo, { bankId: 'FT-OWN-2', reference: 'FT-OWN-2' })], { by: 'uche' })
    expect((await confirm()).status).toBe(200)
  })
})

describe('the database', () => {
  it('refuses the approval, the batch and the release by who gave the money', async () => {
    await ways['a transfer']()
    const { db } = desk.server
    const id = await desk.asked()
    const approval = (by: string) =>
      db.query({
        text: `UPDATE withdrawal SET status = 'approved', decided_by = $2, decided_at = now() WHERE id = $1`,
        values: [id, by],
      })
    await expect(approval(operators.tunde.operatorId)).rejects.toThrow(/neither approves/)
    await done(desk.approve('uche', id))
    const batch = await done(desk.prepare('uche', id))
    const released = db.query({
      text: `UPDATE payout_batch SET status = 'released', released_at = now(), released_by = $2, file_hash = 'x' WHERE id = $1`,
      values: [batch, operators.tunde.operatorId],
    })
    await expect(released).rejects.toThrow(/doesn't release/)
  })

  it('refuses a refund that is proposed or confirmed by who gave the money', async () => {
    const { id: payment } = await desk.announce(kobo)
    const { db } = desk.server
    await done(desk.act('zainab', `transfer/confirm/${payment}`, line))
    const proposal = (by: Approver) =>
      db.query({
        text: `INSERT INTO refund (payment_id, amount_minor, fee_minor, returns_fee, way, status, reason, proposed_by, created_at)
               VALUES ($1, 100, 0, false, 'hand', 'proposed', 'Why.', $2, now())`,
        values: [payment, operators[by].operatorId],
      })
    await expect(proposal('zainab')).rejects.toThrow(/neither proposes/)
    await proposal('uche')
    const confirmation = db.query({
      text: `UPDATE refund SET status = 'sent', decided_by = $2, decided_at = now() WHERE payment_id = $1`,
      values: [payment, operators.zainab.operatorId],
    })
    await expect(confirmation).rejects.toThrow(/nor confirms/)
  })
})
