// Money that no operator recorded before somebody gave it: a chargeback that is said to be won, and what lies with a
// provider. One person's word of it makes no money that leaves, and above the limit two say the same.
import { money } from '@kinfold/contract/money/money'
import { getRequestedWithdrawal } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Approver,
  type ApproversDesk,
  done,
  openApproversDesk,
  payingSteps,
} from '#test/desks/approvers-desk.ts'
import { lineOf, today } from '#test/desks/statement-desk.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { walletOf } from '../../../ledger/account-address.ts'
import { readBalance } from '../../../ledger/read-balances.ts'
import { bookDispute } from '../chargeback/book-dispute.ts'
import { chargeback } from '../chargeback/chargeback.tables.ts'
import { recordUnmatched } from '../parked/record-unmatched.ts'

let desk: ApproversDesk
beforeEach(async () => {
  desk = await openApproversDesk()
})
afterEach(() => desk[Symbol.asyncDispose]())

const dayo = people.dayo.customer.id
const kobo = 250_00n

const paidByCard = (minor = kobo, change = {}) => desk.paidByCard(minor, change)
/** Uche records that its payer's bank took it back. */
const record = (id: string) =>
  done(
    desk.act('uche', `chargeback/record/${id}`, {
      dispute: `DSP ${id.slice(0, 8)}`,
      reason: 'The bank wrote.',
    }),
  )
const takenBack = async (minor = kobo) => record(await paidByCard(minor))
const endAs = (by: Approver, id: string, outcome: 'won' | 'lost') =>
  desk.act(by, `chargeback/decide/${id}`, { outcome })

/** What a provider took under a reference that is none of the club's. */
async function atProvider(minor = kobo): Promise<string> {
  const { services } = desk.server.parts
  const row = await desk.server.db.transaction(tx =>
    recordUnmatched(services, tx, {
      received: money('NGN', minor),
      arrivedAt: desk.server.clock.now,
      senderName: '',
      bankReference: 'charge of nobody',
      cameBy: 'card',
      by: null,
    }),
  )
  if (row instanceof Refusal) throw new Error('it is known already')
  return row.id
}
const assign = (by: Approver, id: string) =>
  desk.act(by, `unmatched/assign/${id}`, { customer_id: dayo })

/** Each way in which Tunde alone gives Dayo money. */
const ways = {
  async 'a chargeback that they say was won after all'() {
    const id = await takenBack()
    await done(endAs('tunde', id, 'lost'))
    await done(endAs('tunde', id, 'won'))
  },
  async 'money that lies with a provider'() {
    await done(assign('tunde', await atProvider()))
  },
} satisfies Record<string, () => Promise<void>>

const pairs = Object.entries(ways).flatMap(([way, give]) =>
  payingSteps.map(step => [way, step, give] as const),
)

it.each(pairs)(
  'whoever gave a member %s doesn’t %s what is paid to them',
  async (_way, step, give) => {
    await give()
    expect(await desk.steps[step]('tunde')).toMatchObject({ status: 409, code: 'credited_by_you' })
    expect((await desk.steps[step]('ngozi')).status).toBe(200)
  },
)

/** What stands on the case of a withdrawal of Dayo's. */
async function warnings(): Promise<readonly string[]> {
  const token = await desk.tokenOf('ngozi')
  const params = { id: await desk.asked() }
  return (await desk.server.ask(getRequestedWithdrawal, { token, params })).requested.warnings
}

describe('what one person gives a member in several acts counts together', () => {
  const most = 600_000
  let number = 0
  const recorded = async () => {
    number += 1
    const bank_reference = `FT-PART-${number}`
    return desk.recorded({ amount: most, received_on: today, bank_reference })
  }

  it('until the bank’s file from somebody else shows what came before', async () => {
    await done(assign('tunde', await recorded()))
    const next = await recorded()
    expect(await assign('tunde', next)).toMatchObject({
      code: 'second_person_needed',
      body: { error: expect.stringContaining('Together') },
    })
    const bankId = `FT-PART-${number - 1}`
    await desk.send([lineOf(600_000_00n, { bankId, reference: bankId })], { by: 'uche' })
    await done(assign('tunde', next))
  })

  it('of each kind, and another approver gives the next', async () => {
    await done(assign('tunde', await recorded()))
    const { id, reference } = await desk.announce(600_000_00n)
    const came = { received_amount: most, received_on: today, bank_reference: `FT ${reference}` }
    const confirm = (by: Approver) => desk.act(by, `transfer/confirm/${id}`, came)
    expect((await confirm('tunde')).code).toBe('second_person_needed')
    const won = await takenBack(600_000_00n)
    expect((await endAs('tunde', won, 'won')).body).toMatchObject({ status: 'open' })
    await done(confirm('zainab'))
  })
})

describe('what one person says alone of the club’s own money', () => {
  it('has a limit where it went back to its sender', async () => {
    const own = { amount: 2_000_000, received_on: today, bank_reference: 'FT-BACK-1' }
    const id = await desk.recorded(own)
    const back = (by: Approver) =>
      desk.act(by, `unmatched/return/${id}`, { reason: 'Sent to the wrong club.' })
    expect((await back('tunde')).code).toBe('second_person_needed')
    await done(back('uche'))
  })

  it('has one where a provider kept it, unless somebody else’s file has its line', async () => {
    await paidByCard(900_000_00n)
    const record = (reference: string) =>
      desk.act('tunde', 'settlement/record', {
        gateway: 'card',
        currency: 'NGN',
        paid_out: 800_000,
        charge: 100_000,
        received_on: today,
        reference,
      })
    expect((await record('STL-1')).code).toBe('second_person_needed')
    const bank = { bankId: 'STL-1', reference: 'STL-1' }
    await desk.send([lineOf(800_000_00n, bank)], { by: 'tunde' })
    expect((await record('STL-1')).code).toBe('second_person_needed')
    await desk.send([lineOf(800_000_00n, bank), lineOf(1_00n)], { by: 'uche' })
    await done(record('STL-1'))
  })
})

describe('what one person said alone within thirty days counts together', () => {
  let number = 0
  const returned = async (by: Approver = 'tunde') => {
    number += 1
    const bank_reference = `FT-GONE-${number}`
    const id = await desk.recorded({ amount: 600_000, received_on: today, bank_reference })
    return { again: (by: Approver) => sendBack(by, id), answer: await sendBack(by, id) }
  }
  const sendBack = (by: Approver, id: string) =>
    desk.act(by, `unmatched/return/${id}`, { reason: 'Sent to the wrong club.' })
  const limited = { code: 'second_person_needed', body: { error: expect.stringContaining('30') } }

  it('of what went back to its sender', async () => {
    expect((await returned()).answer.status).toBe(200)
    const second = await returned()
    expect(second.answer).toMatchObject(limited)
    await done(second.again('uche'))
    const text = `UPDATE said_alone SET said_at = said_at - interval '31 days'`
    await desk.server.asOwner(owner => owner.query({ text }))
    expect((await returned()).answer.status).toBe(200)
  })

  it('of what went back, until somebody else’s file shows it, several sums by one line or one by several', async () => {
    const back = async (amount: number) => {
      number += 1
      const bank_reference = `FT-GONE-${number}`
      const id = await desk.recorded({ amount, received_on: today, bank_reference })
      return { id, answer: await sendBack('tunde', id) }
    }
    const [one, two] = [await back(300_000), await back(600_000)]
    await desk.send([lineOf(-800_000_00n), lineOf(-100_000_00n)], { by: 'uche' })
    const [most, rest] = await desk.lines()
    const shows = (id: string | undefined, unmatched_id: string, more: object = {}) => {
      const is = { seen: 'open', to: 'returned', unmatched_id, ...more }
      return done(desk.act('ngozi', `statement/match/${id}`, is))
    }
    await shows(most?.id, one.id, { more_unmatched_ids: [two.id], differs: true })
    expect((await back(500_000)).answer).toMatchObject(limited)
    await shows(rest?.id, two.id)
    expect((await back(900_000)).answer.status).toBe(200)
  })

  const charged = async (id: string | undefined, by: Approver = 'tunde') =>
    desk.act(by, `statement/match/${id}`, { seen: 'open', to: 'charge' })

  it('of charges, unless it was taken back or somebody else sends the same lines', async () => {
    const lines = [lineOf(-40_000_00n), lineOf(-40_000_00n)]
    await desk.send(lines)
    const [one, other] = await desk.lines()
    await done(charged(one?.id))
    expect(await charged(other?.id)).toMatchObject(limited)
    await done(desk.unmatch(one?.id ?? ''))
    await done(charged(other?.id))
    expect(await charged(one?.id)).toMatchObject(limited)
    await desk.send([...lines, lineOf(1_00n)], { by: 'uche' })
    const [third] = await desk.send([lineOf(-40_000_00n)]).then(() => desk.lines())
    await done(charged(third?.id))
  })

  it('of charges of a bank, a provider and a dispute, in each currency by itself', async () => {
    const card = await paidByCard(900_000_00n)
    const settled = (reference: string, charge: number) =>
      desk.act('tunde', 'settlement/record', {
        gateway: 'card',
        currency: 'NGN',
        paid_out: 1_000,
        charge,
        received_on: today,
        reference,
      })
    await done(settled('STL-1', 30_000))
    expect(await settled('STL-2', 30_000)).toMatchObject(limited)
    const dispute = { dispute: 'DSP-1', reason: 'The bank wrote.', amount: 1_000 }
    const record = (fee: number) =>
      desk.act('tunde', `chargeback/record/${card}`, { ...dispute, fee })
    expect(await record(30_000)).toMatchObject(limited)
    await done(record(10_000))
    expect(await settled('STL-2', 30_000)).toMatchObject(limited)
    await done(settled('STL-2', 10_000))
  })

  it('when it is said twice in one moment', async () => {
    await desk.send([lineOf(-40_000_00n), lineOf(-40_000_00n)])
    const lines = await desk.lines()
    const answers = await Promise.all(lines.map(({ id }) => charged(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('above the limit two say the same', () => {
  const much = 2_000_000_00n

  it('that what went out by a line of somebody else’s file is the bank’s charge', async () => {
    const before = await desk.atBank()
    await desk.send([lineOf(-much), lineOf(-1_000_000_00n)], { by: 'zainab' })
    const [large, little] = await desk.lines()
    const says = (by: Approver, id = large?.id) =>
      desk.act(by, `statement/match/${id}`, { seen: 'open', to: 'charge' })
    expect((await says('tunde', little?.id)).body).toMatchObject({ state: 'matched' })
    const reason = expect.stringMatching(/^Tunde Bakare said .* another approver/)
    expect((await says('tunde')).body).toMatchObject({ state: 'open', is_charge: false, reason })
    expect(await says('tunde')).toMatchObject({ status: 409, code: 'second_person_needed' })
    expect(await desk.atBank()).toBe(before - 1_000_000_00n)
    const charged = { state: 'matched', is_charge: true, reason: null }
    expect((await says('uche')).body).toMatchObject(charged)
    expect(await desk.atBank()).toBe(before - 1_000_000_00n - much)
    await done(desk.act('ngozi', `statement/unmatch/${large?.id}`, { reason: 'It was another.' }))
    expect((await says('uche')).body).toMatchObject({ state: 'open' })
  })

  it('of what the books have, and not of what no line shows', async () => {
    await desk.send([lineOf(-much), lineOf(100_00n)], { by: 'zainab' })
    await desk.send([lineOf(200_00n)], { by: 'zainab', currency: 'USD' })
    const lines = await desk.lines()
    const [large, open, dollars] = [-2_000_000, 100, 200].map(each =>
      lines.find(({ amount }) => amount.amount === each),
    )
    const back = { seen: 'open', reason: 'Sent to the wrong club.' }
    await done(desk.act('tunde', `unmatched/return/${dollars?.unmatched_id}`, back))
    const says = async (unmatched_id: string | null | undefined) => {
      const is = { seen: 'open', to: 'returned', unmatched_id, differs: true }
      return (await desk.act('tunde', `statement/match/${large?.id}`, is)).code
    }
    expect([await says(open?.unmatched_id), await says(dollars?.unmatched_id)]).toEqual([
      'conflict',
      'currency_mismatch',
    ])
  })

  it('of the same amount, whoever said another before', async () => {
    const before = await desk.atBank()
    await desk.send([lineOf(-much), lineOf(100_00n)], { by: 'zainab' })
    const [large, came] = await desk.lines()
    const back = { seen: 'open', reason: 'Sent to the wrong club.' }
    await done(desk.act('tunde', `unmatched/return/${came?.unmatched_id}`, back))
    const all = { to: 'charge' }
    const less = { to: 'returned', unmatched_id: came?.unmatched_id, differs: true }
    const says = async (by: Approver, is: object) => {
      const answer = await desk.act(by, `statement/match/${large?.id}`, { seen: 'open', ...is })
      return answer.code ?? Reflect.get(Object(answer.body), 'state')
    }
    const outcomes = [
      await says('uche', all),
      await says('ngozi', less),
      await says('ngozi', all),
      await says('ngozi', all),
    ]
    expect(outcomes).toEqual(['open', 'open', 'open', 'second_person_needed'])
    expect(await desk.atBank()).toBe(before)
  })

  it('until somebody says that the line is something else', async () => {
    await desk.send([lineOf(-much), lineOf(much)], { by: 'zainab' })
    const [large, came] = await desk.lines()
    const back = { seen: 'open', reason: 'Sent to the wrong club.' }
    await done(desk.act('tunde', `unmatched/return/${came?.unmatched_id}`, back))
    const says = (by: Approver, is: object) =>
      desk.act(by, `statement/match/${large?.id}`, { seen: 'open', ...is })
    await done(says('uche', { to: 'charge' }))
    const is = { to: 'returned', unmatched_id: came?.unmatched_id }
    expect((await says('ngozi', is)).body).toMatchObject({ state: 'matched', reason: null })
  })

  const held = async () =>
    (await readBalance(desk.server.db, walletOf(dayo, 'NGN'))).available.minor

  it('that a chargeback was won: by one nothing is given', async () => {
    const before = await held()
    const id = await takenBack(much)
    expect(await endAs('tunde', id, 'won')).toMatchObject({
      status: 200,
      body: { status: 'open', first_won_by: { name: 'Tunde Bakare' } },
    })
    expect(await held()).toBe(before)
    expect((await endAs('tunde', id, 'won')).code).toBe('second_person_needed')
    expect((await endAs('uche', id, 'won')).body).toMatchObject({
      status: 'won',
      first_won_by: null,
    })
    expect(await held()).toBe(before + much)
    // One matter of both, for whoever pays them.
    const written = (await warnings()).filter(each => each.includes('wrote down'))
    expect(written).toEqual([expect.stringMatching(/^Tunde Bakare and Uche [A-Z]\w+ wrote down /)])
    for (const by of ['tunde', 'uche'] as const) {
      expect((await desk.steps.approve(by)).code).toBe('credited_by_you')
    }
  })

  it('and a word from before it was lost counts no longer', async () => {
    const id = await takenBack(much)
    await done(endAs('tunde', id, 'won'))
    await done(endAs('uche', id, 'lost'))
    expect((await endAs('uche', id, 'won')).body).toMatchObject({
      status: 'lost',
      first_won_by: { name: expect.stringMatching(/^Uche/) },
    })
  })

  it('whose money is that lies with a provider; another word begins anew', async () => {
    const before = await held()
    const id = await atProvider(much)
    const toEfe = { customer_id: people.efe.customer.id }
    expect((await desk.act('tunde', `unmatched/assign/${id}`, toEfe)).code).toBe(
      'wallet_not_available',
    )
    const toFunmi = { customer_id: people.funmi.customer.id }
    expect((await desk.act('tunde', `unmatched/assign/${id}`, toFunmi)).body).toMatchObject({
      state: 'open',
      first_assigned: { by: { name: 'Tunde Bakare' }, to: { id: toFunmi.customer_id } },
    })
    expect((await assign('uche', id)).body).toMatchObject({
      state: 'open',
      first_assigned: { by: { id: operators.uche.operatorId }, to: { id: dayo } },
    })
    expect((await assign('uche', id)).code).toBe('second_person_needed')
    expect(await held()).toBe(before)
    expect((await assign('tunde', id)).body).toMatchObject({
      state: 'assigned',
      first_assigned: null,
    })
    expect(await held()).toBe(before + much)
  })

  it('who is an approver no more said nothing', async () => {
    const id = await atProvider(much)
    await done(assign('uche', id))
    await desk.server.db.query({
      text: `UPDATE operator SET roles = '{administrator}' WHERE id = $1`,
      values: [operators.uche.operatorId],
    })
    expect((await assign('tunde', id)).body).toMatchObject({ state: 'open' })
    expect((await assign('ngozi', id)).body).toMatchObject({ state: 'assigned' })
  })
})

/** Its provider tells the dispute that was recorded; answers what stands of the payment. */
async function toldByProvider(id: string, minor: bigint, state: 'open' | 'won') {
  const { db, parts, clock } = desk.server
  const [row] = await db.orm.select().from(chargeback).where(eq(chargeback.id, id))
  await bookDispute(parts.services, {
    provider: 'sandbox',
    paymentId: row?.paymentId ?? undefined,
    dispute: {
      id: row?.disputeId ?? '',
      chargeId: `charge of ${row?.paymentId}`,
      amount: money('NGN', minor),
      fee: money('NGN', 0n),
      state,
      reason: 'The bank wrote.',
      openedAt: clock.now,
      dueAt: null,
    },
  })
  return db.orm
    .select()
    .from(chargeback)
    .where(eq(chargeback.paymentId, row?.paymentId ?? ''))
}

describe('a chargeback that was won', () => {
  it('stands on the case of a withdrawal, with who says so', async () => {
    const id = await takenBack()
    expect(await warnings()).toContainEqual(expect.stringMatching(/^Their bank took ₦250 back on /))
    await done(endAs('tunde', id, 'won'))
    expect(await warnings()).toContain(
      'Tunde Bakare wrote down on 3 Jun 2026 that ₦250 that their bank took back came again, and no bank statement from somebody else shows it.',
    )
  })

  it('rests on nobody’s word once its provider says so', async () => {
    const id = await takenBack()
    await done(endAs('tunde', id, 'won'))
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    await toldByProvider(id, kobo, 'won')
    expect((await desk.steps.approve('tunde')).status).toBe(200)
    expect(await warnings()).toContain(
      '₦250 that their bank took back came again on 3 Jun 2026, as its provider says.',
    )
  })
})

it('a debt that keeps a member from being paid is ended by two', async () => {
  const card = await paidByCard()
  const { available } = await readBalance(desk.server.db, walletOf(dayo, 'NGN'))
  const withdrawal = await desk.asked(Number(available.minor) / 100)
  await done(desk.approve('uche', withdrawal))
  const batch = await done(desk.prepare('uche', withdrawal))
  const id = await record(card)
  expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
  expect((await endAs('tunde', id, 'won')).body).toMatchObject({ status: 'open' })
  expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
  expect((await endAs('zainab', id, 'won')).body).toMatchObject({ status: 'won' })
  expect((await desk.release('ngozi', batch)).status).toBe(200)
})

it.each([
  ['of the same amount that is open', kobo, 'open'],
  ['of another amount that was won', kobo - 1n, 'won'],
] as const)(
  'a dispute that was said to be won is another than its provider’s %s',
  async (_how, minor, state) => {
    const id = await takenBack()
    await done(endAs('tunde', id, 'won'))
    expect(await toldByProvider(id, minor, state)).toHaveLength(2)
  },
)

it('a debt that only their word covers keeps the member from being paid', async () => {
  const card = await paidByCard()
  const { available } = await readBalance(desk.server.db, walletOf(dayo, 'NGN'))
  const withdrawal = await desk.asked(Number(available.minor) / 100)
  await done(desk.approve('tunde', withdrawal))
  const batch = await done(desk.prepare('tunde', withdrawal))
  await record(card)
  const { id } = await desk.announce(kobo)
  const given = { received_amount: 250, received_on: today, bank_reference: 'FT-DEBT' }
  await done(desk.act('tunde', `transfer/confirm/${id}`, given))
  expect((await desk.release('uche', batch)).code).toBe('debt_uncovered')
  await desk.send([lineOf(kobo, { bankId: 'FT-DEBT', reference: 'FT-DEBT' })], { by: 'uche' })
  expect((await desk.release('uche', batch)).status).toBe(200)
})

it('naira that one person said came cover no debt in the dollars that they became', async () => {
  const inDollars = { currency: 'USD', walletId: walletIdOf('dayo', 'USD') } as const
  const card = await paidByCard(10_00n, { ...inDollars, paidCurrency: 'USD' })
  const { available } = await readBalance(desk.server.db, walletOf(dayo, 'USD'))
  const withdrawal = await desk.asked(Number(available.minor) / 100, 'USD')
  await done(desk.approve('uche', withdrawal))
  const batch = await done(desk.prepare('uche', withdrawal, 'USD'))
  await record(card)
  const changed = { ...inDollars, amountMinor: 10_00n, rate: '1500' }
  const { id } = await desk.announce(15_000_00n, 'dayo', changed)
  const given = { received_amount: 15_000, received_on: today, bank_reference: 'FT-DOLLARS' }
  await done(desk.act('tunde', `transfer/confirm/${id}`, given))
  expect((await desk.release('ngozi', batch)).code).toBe('debt_uncovered')
  await desk.send([lineOf(15_000_00n, { bankId: 'FT-DOLLARS', reference: 'FT-DOLLARS' })], {
    by: 'uche',
  })
  expect((await desk.release('ngozi', batch)).status).toBe(200)
})

describe('money that lies with a provider', () => {
  it('is shown by what the provider paid out since, recorded by somebody else from a line of somebody else', async () => {
    await done(assign('tunde', await atProvider()))
    const paidOut = (by: Approver, reference: string, paid_out = 100) =>
      desk.act(by, 'settlement/record', {
        gateway: 'card',
        currency: 'NGN',
        paid_out,
        received_on: today,
        reference,
      })
    const sent = (by: Approver, reference: string, minor = 100_00n) =>
      desk.send([lineOf(minor, { bankId: reference, reference })], { by })
    desk.server.clock.forward(1_000)
    await sent('uche', 'PAYOUT-1')
    await done(paidOut('tunde', 'PAYOUT-1'))
    await sent('tunde', 'PAYOUT-2')
    await done(paidOut('uche', 'PAYOUT-2'))
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    await sent('uche', 'PAYOUT-3')
    await done(paidOut('uche', 'PAYOUT-3'))
    // Less than was given.
    expect((await desk.steps.approve('tunde')).code).toBe('credited_by_you')
    await sent('uche', 'PAYOUT-4', 150_00n)
    await done(paidOut('uche', 'PAYOUT-4', 150))
    expect((await desk.steps.approve('tunde')).status).toBe(200)
    const [line] = (await desk.lines()).filter(({ reference }) => reference === 'PAYOUT-4')
    const undo = { reason: 'It was another.' }
    const { code } = await desk.act('tunde', `statement/unmatch/${line?.id}`, undo)
    expect(code).toBe('second_person_needed')
  })
})

describe('the database', () => {
  it('refuses what a person gives without its being recorded', async () => {
    const { db } = desk.server
    const values = [await takenBack(), operators.tunde.operatorId]
    const won = db.query({
      text: `UPDATE chargeback SET status = 'won', decided_at = now(), decided_by = $2 WHERE id = $1`,
      values,
    })
    await expect(won).rejects.toThrow(/written down as given by hand/)
    const given = db.query({
      text: `UPDATE unmatched_money SET state = 'assigned', assigned_to = $3, decided_at = now(), decided_by = $2 WHERE id = $1`,
      values: [await atProvider(), operators.tunde.operatorId, dayo],
    })
    await expect(given).rejects.toThrow(/written down as given by hand/)
  })
})
