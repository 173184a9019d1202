// How many have money in a plan and how much, as far as members are told.
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import { updatePlan } from '@kinfold/contract/operator/plan/update-plan'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { people } from '@kinfold/personas/people/people'
import { diasporaPool, growthPool, harvest } from '@kinfold/personas/plans/demo-plans'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openReturnsDesk, type ReturnsDesk } from '#test/desks/returns-desk.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let desk: ReturnsDesk
beforeAll(async () => {
  desk = await openReturnsDesk()
})
afterAll(() => desk[Symbol.asyncDispose]())

async function sizesSeenBy(key: keyof typeof people) {
  const token = await sessionFor(desk.server, people[key].customer.email)
  const { pools } = await desk.server.ask(listPlans, { token })
  return new Map(pools.map(({ id, size }) => [id, size]))
}
const sizeOf = async (id: number) => (await sizesSeenBy('dayo')).get(id)
const telling = { tellsSize: true }

/** As many members as told, each with a portfolio of such a value in it. */
async function joinedBy(plan: number, members: number, minor: bigint): Promise<void> {
  const rows = await desk.server.db.query<{ id: string }>({
    text: `
      WITH joined AS (
        INSERT INTO account (email, email_key, password_hash, password_changed_at, created_at)
        SELECT 'joined' || n || 'of' || $2 || '@club.example', 'joined' || n || 'of' || $2 || '@club.example', 'x', now(), now()
          FROM (SELECT n + (SELECT count(*) FROM account) AS n FROM generate_series(1, $1::int) n) numbered RETURNING id
      ), members AS (
        INSERT INTO member (id, first_name, last_name, phone, country_code, country, citizenship, pep, accredited_investor,
                            exco_referral, referral_source, heard_about_us, accepted_terms_version, accepted_terms_at)
        SELECT id, 'Joined', 'Okoro', '+2348055500000', 'NG', 'Nigeria', '{Nigeria}', false, false, false, 'x', 'x', 'x', now()
          FROM joined RETURNING id
      )
      INSERT INTO portfolio (member_id, plan_id, currency, status, promised_minor, at_maturity, started_on, created_at)
      SELECT id, $2::int, 'NGN', 'active', 0, 'pay_out', '2026-01-01', '2026-01-01' FROM members RETURNING id`,
    values: [members, plan],
  })
  for (const { id } of rows) await desk.contribute(id, { '2026-04-10': minor })
}

it('is not told of a plan that doesn’t tell, nor before its first returns', async () => {
  const silent = await desk.planOf([{ '2026-04-10': 100_000n }])
  await desk.posted({ plan_id: silent.id, total_amount: 10 })
  expect(await sizeOf(silent.id)).toBeNull()
  expect(await sizeOf(harvest.id)).toBeNull()
  const young = await desk.planOf([{ '2026-04-10': 100_000n }], telling)
  expect(await sizeOf(young.id)).toBeNull()
  await desk.drafted({ plan_id: young.id, total_amount: 10 })
  expect(await sizeOf(young.id)).toBeNull()
})

it('says of nine members neither how many they are nor what they have, and of ten both', async () => {
  const { id } = await desk.planOf(
    [
      // Two portfolios of one member.
      ['dayo', { '2026-04-10': 60_000_00n }],
      ['dayo', { '2026-04-11': 40_000_00n }],
      ['bola', { '2026-04-10': 100_000_00n }],
    ],
    telling,
  )
  await joinedBy(id, 7, 100_000_00n)
  await desk.posted({ plan_id: id, month: 4, total_amount: 90 })
  const few = { month: '2026-04', since: '2026-04', weighting: 'value', members: null, value: null }
  expect(await sizeOf(id)).toEqual(few)

  await joinedBy(id, 1, 100_000_00n)
  expect(await sizeOf(id)).toEqual(few)
  const run = await desk.posted({ plan_id: id, total_amount: 100 })
  // ₦1,000,090 between ten: said to the next of 1, 2, 5, 10 … that is more than one has on average.
  const ten = { ...few, month: '2026-05', members: 10, value: 1_000_000 }
  expect(await sizeOf(id)).toEqual(ten)
  await desk.reverse(run)
  expect(await sizeOf(id)).toEqual(ten)
  await desk.post(run)
  await desk.server.settle()
  expect(await sizeOf(id)).toEqual(few)
})

it('says no sum that one member has most of', async () => {
  const { id } = await desk.planOf([['dayo', { '2026-04-10': 5_000_000_00n }]], telling)
  await joinedBy(id, 9, 10_000_00n)
  await desk.posted({ plan_id: id, total_amount: 100 })
  expect(await sizeOf(id)).toMatchObject({ members: 10, value: null })
})

it('is of the average where returns are shared by days', async () => {
  const { id } = await desk.planOf([['dayo', { '2026-04-10': 31_000_00n }]], {
    ...telling,
    returnsWeighting: 'days',
  })
  await joinedBy(id, 9, 31_000_00n)
  await desk.posted({ plan_id: id, total_amount: 100 })
  expect(await sizeOf(id)).toMatchObject({ members: 10, weighting: 'days', value: 300_000 })
})

it('is told by an administrator’s choice, to who can see the plan, and stays as it was chosen', async () => {
  const token = await desk.token('zainab')
  const managed = async () => {
    const { plans } = await desk.server.ask(listManagedPlans, { token })
    const found = plans.find(({ plan }) => plan.id === growthPool.id)
    if (found === undefined) throw new Error('no such plan')
    return found
  }
  expect((await managed()).plan).toEqual(growthPool)
  expect((await sizesSeenBy('dayo')).get(growthPool.id)).toEqual(growthPool.size)
  expect((await sizesSeenBy('efe')).has(growthPool.id)).toBe(false)
  expect((await sizesSeenBy('efe')).get(diasporaPool.id)).toEqual(diasporaPool.size)

  const seen = await managed()
  const { name, description, minimum, expected_return_bps, terms_link, state } = seen.plan
  const said = { name, description, minimum, expected_return_bps, terms_link, state }
  const change = async (body: object, by: 'zainab' | 'uche' | 'tunde' = 'zainab') =>
    desk.server.call('PATCH', `/api${updatePlan.path.replace(':id', String(growthPool.id))}`, {
      token: await desk.token(by),
      body: { ...said, version: seen.version, ...body },
    })
  expect((await change({ tells_size: false }, 'tunde')).code).toBe('forbidden')
  expect((await change({ tells_size: false })).status).toBe(200)
  expect((await change({ tells_size: true }, 'uche')).code).toBe('conflict')
  expect(await sizeOf(growthPool.id)).toBeNull()
  await change({ name: 'Family Pool', version: seen.version + 1 })
  expect((await managed()).plan).toMatchObject({ tells_size: false, size: null })
  await change({ tells_size: true, version: seen.version + 2 })
  expect(await sizeOf(growthPool.id)).toEqual(growthPool.size)
})
