import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { createPlan } from '@kinfold/contract/operator/plan/create-plan'
import { listManagedPlans } from '@kinfold/contract/operator/plan/list-managed-plans'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import type { CreatePlanBody, UpdatePlanBody } from '@kinfold/contract/operator/plan/plan-body'
import { listPlans } from '@kinfold/contract/plan/list-plans'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { growthPool, harvest, schoolFees, steadyIncome } from '@kinfold/personas/plans/demo-plans'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPortfolioClub, type PortfolioClub } from '#test/clubs/portfolio-club.ts'

let club: PortfolioClub
beforeEach(async () => {
  club = await openPortfolioClub()
})
afterEach(() => club[Symbol.asyncDispose]())

const asZainab = async () => ({ token: await club.tokenFor(operators.zainab.email) })
const wish: CreatePlanBody = {
  name: 'Lagoon Pool',
  description: 'A calm one.',
  minimum: 10_000.5,
  expected_return_bps: 1250,
  terms_link: null,
  state: 'draft',
  product_type: 'pool',
  currency: 'NGN',
  tenor_months: 12,
}
const add = async (body: Partial<CreatePlanBody> = {}) =>
  club.server.ask(createPlan, { ...(await asZainab()), body: { ...wish, ...body } })
const managed = async (id: number): Promise<ManagedPlan> => {
  const { plans } = await club.server.ask(listManagedPlans, await asZainab())
  const found = plans.find(({ plan }) => plan.id === id)
  if (found === undefined) throw new Error('no such plan')
  return found
}
const bodyOf = ({ plan, version }: ManagedPlan): UpdatePlanBody => ({
  name: plan.name,
  description: plan.description,
  minimum: plan.minimum,
  expected_return_bps: plan.expected_return_bps,
  terms_link: plan.terms_link,
  state: plan.state,
  version,
})
const change = async (seen: ManagedPlan, changes: object, by: keyof typeof operators = 'zainab') =>
  club.server.call('PATCH', `/api/operator/plan/update/${seen.plan.id}`, {
    token: await club.tokenFor(operators[by].email),
    body: { ...bodyOf(seen), ...changes },
  })
const seenByDayo = async () => {
  const { pools } = await club.server.ask(listPlans, { token: await club.tokenOf('dayo') })
  return pools.map(({ id }) => id)
}
const log = async (action: string) => {
  const query = { action }
  return (await club.server.ask(listAuditEntries, { ...(await asZainab()), query })).items
}

describe('a new plan', () => {
  it('is added as a draft, which no member sees, and opened', async () => {
    const added = await add()
    expect(added).toEqual({
      plan: {
        ...wish,
        suited_for: null,
        risk: null,
        holdings: null,
        id: schoolFees.id + 1,
        returns_weighting: 'value',
        tells_size: false,
        size: null,
        is_posting_returns: false,
      },
      version: 1,
      portfolios: 0,
      value: 0,
      months_with_returns: [],
    })
    expect(await seenByDayo()).not.toContain(added.plan.id)
    expect((await change(added, { state: 'open' })).body).toMatchObject({
      plan: { state: 'open' },
      version: 2,
    })
    expect(await seenByDayo()).toContain(added.plan.id)
    expect(await log('plan.created')).toMatchObject([
      {
        actor_name: 'Zainab Yusuf',
        subject: 'Lagoon Pool',
        subject_id: String(added.plan.id),
        detail: 'draft; pool in NGN, 12 months, from ₦10,000.50',
      },
    ])
    expect(await log('plan.changed')).toMatchObject([{ detail: 'state from draft to open' }])
  })

  it('can’t begin closed', async () => {
    const token = await club.tokenFor(operators.zainab.email)
    const body = { ...wish, state: 'closed' }
    const { code, fields } = await club.server.call('POST', '/api/operator/plan/create', {
      token,
      body,
    })
    expect([code, Object.keys(fields ?? {})]).toEqual(['validation_failed', ['state']])
  })
})

describe('a plan that changes', () => {
  it('says in the log what it was before', async () => {
    const seen = await managed(steadyIncome.id)
    await change(seen, {
      name: 'Steadier Income',
      minimum: 30_000,
      expected_return_bps: null,
      terms_link: 'https://kinfold.example/terms/steady',
      description: 'Other words.',
    })
    expect(await log('plan.changed')).toMatchObject([
      {
        subject: 'Steady Income',
        detail:
          'name from Steady Income to Steadier Income; minimum from ₦25,000 to ₦30,000; expected return from 14 % to none; terms from none to https://kinfold.example/terms/steady; description',
      },
    ])
  })

  it('shares returns by value, or by days once it says so, and stays so when nothing is said', async () => {
    const added = await add({ returns_weighting: 'days' })
    expect(added.plan.returns_weighting).toBe('days')
    const seen = await managed(steadyIncome.id)
    expect(seen.plan.returns_weighting).toBe('value')
    await change(seen, { returns_weighting: 'days' })
    expect(await log('plan.changed')).toMatchObject([
      { detail: 'returns shared by from value to days' },
    ])
    const changed = await managed(steadyIncome.id)
    await change(changed, { name: 'Steadier Income' })
    expect((await managed(steadyIncome.id)).plan.returns_weighting).toBe('days')
  })

  it('says whom it is for and what can go wrong until it is told to say nothing', async () => {
    const words = { suited_for: 'Those who can wait.', risk: 'A month can bring a loss.' }
    const added = await add(words)
    expect(added.plan).toMatchObject(words)
    await change(added, { name: 'Lagoon Pool Two' })
    const renamed = await managed(added.plan.id)
    expect(renamed.plan).toMatchObject(words)
    await change(renamed, { suited_for: null, risk: null })
    expect((await managed(added.plan.id)).plan).toMatchObject({ suited_for: null, risk: null })
    expect(await log('plan.changed')).toMatchObject([
      { detail: 'who it is for; what can go wrong' },
      { detail: 'name from Lagoon Pool to Lagoon Pool Two' },
    ])
  })

  describe('says what it holds', () => {
    const part = (name: string, share_bps: number) => ({ name, share_bps })
    const said = {
      as_of: '2026-05',
      parts: [part('Money at the bank', 2500), part('Treasury bills', 7500)],
    }
    const inOrder = { ...said, parts: said.parts.toReversed() }

    it('to members, the largest first, until it is told to say nothing', async () => {
      const added = await add({ holdings: said, state: 'open' })
      expect(added.plan.holdings).toEqual(inOrder)
      const { pools } = await club.server.ask(listPlans, { token: await club.tokenOf('dayo') })
      expect(pools.find(({ id }) => id === added.plan.id)?.holdings).toEqual(inOrder)
      await change(added, { name: 'Lagoon Pool Two' })
      const renamed = await managed(added.plan.id)
      expect(renamed.plan.holdings).toEqual(inOrder)
      expect((await change(renamed, { holdings: said })).body).toEqual(renamed)
      await change(renamed, { holdings: null })
      expect((await managed(added.plan.id)).plan.holdings).toBeNull()
      expect(await log('plan.changed')).toMatchObject([
        {
          detail:
            'what it holds from Treasury bills 75 %, Money at the bank 25 % (2026-05) to none',
        },
        { detail: 'name from Lagoon Pool to Lagoon Pool Two' },
      ])
    })

    it.each([
      ['holdings.parts', { parts: [part('Bonds', 6000), part('Bills', 3999)] }, '99.99 %'],
      ['holdings.parts', { parts: [part('Bonds', 6000), part('Bills', 4001)] }, '100.01 %'],
      ['holdings.parts', { parts: [] }, 'at least one'],
      [
        'holdings.parts',
        { parts: ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => part(name, at ? 1000 : 5000)) },
        'at most 5',
      ],
      ['holdings.parts', { parts: [part('Bonds', 6000), part('bonds ', 4000)] }, 'only once'],
      ['holdings.parts.1.name', { parts: [part('Bonds', 6000), part(' ', 4000)] }, 'fill this in'],
      ['holdings.parts.0.share_bps', { parts: [part('A', 0), part('B', 10_000)] }, 'from 1 to'],
      ['holdings.as_of', { as_of: '2026-13' }, 'no such month'],
      // The club’s day is in June.
      ['holdings.as_of', { as_of: '2026-06' }, 'has ended'],
    ])('never as %s of %j', async (field, wrong, sentence) => {
      const seen = await managed(growthPool.id)
      const holdings = { ...said, ...wrong }
      for (const answer of [
        await change(seen, { holdings }),
        await club.server.call('POST', '/api/operator/plan/create', {
          ...(await asZainab()),
          body: { ...wish, holdings },
        }),
      ]) {
        expect(answer).toMatchObject({ status: 400, code: 'validation_failed' })
        expect(answer.fields?.[field]).toContain(sentence)
      }
      expect(await managed(growthPool.id)).toEqual(seen)
    })

    it('as the first of two says who saw the same, and only an administrator', async () => {
      const seen = await managed(growthPool.id)
      for (const by of ['ngozi', 'tunde'] as const) {
        expect((await change(seen, { holdings: said }, by)).code).toBe('forbidden')
      }
      const answers = await Promise.all([
        change(seen, { holdings: said }),
        change(seen, { holdings: null }, 'uche'),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const first = answers[0].status === 200 ? inOrder : null
      expect((await managed(growthPool.id)).plan.holdings).toEqual(first)
    })
  })

  it('is written only where something changed', async () => {
    const seen = await managed(steadyIncome.id)
    expect((await change(seen, {})).body).toEqual(seen)
    expect(await log('plan.changed')).toEqual([])
  })

  it('is not overwritten by somebody who saw it before', async () => {
    const seen = await managed(growthPool.id)
    expect((await change(seen, { minimum: 60_000 })).status).toBe(200)
    expect((await change(seen, { name: 'Late' }, 'uche')).code).toBe('conflict')
    expect((await managed(growthPool.id)).plan).toEqual({ ...growthPool, minimum: 60_000 })
  })

  it('closes, opens again, and is no draft any more', async () => {
    const { plan, ...facts } = await managed(growthPool.id)
    expect((await change({ plan, ...facts }, { state: 'closed' })).status).toBe(200)
    const closed = await managed(growthPool.id)
    expect(await seenByDayo()).toContain(growthPool.id)
    const asDraft = await change(closed, { state: 'draft' })
    expect(asDraft).toMatchObject({
      status: 400,
      fields: { state: expect.stringContaining('draft') },
    })
    expect((await change(closed, { state: 'open' })).body).toEqual({ plan, ...facts, version: 3 })
  })

  it('keeps its currency, type and tenor', async () => {
    const seen = await managed(growthPool.id)
    for (const more of [{ currency: 'USD' }, { product_type: 'x' }, { tenor_months: 1 }]) {
      expect((await change(seen, more)).code, JSON.stringify(more)).toBe('validation_failed')
    }
    for (const set of [
      'tenor_months = 1',
      `currency = 'USD'`,
      `product_type = 'x'`,
      `state = 'draft'`,
    ]) {
      const text = `UPDATE plan SET ${set} WHERE id = $1`
      await expect(club.server.db.query({ text, values: [growthPool.id] }), set).rejects.toThrow()
    }
    expect(await managed(growthPool.id)).toEqual(seen)
  })

  it('isn’t there for an id that isn’t', async () => {
    const seen = await managed(growthPool.id)
    for (const id of [99, 2_147_483_648, 999_999_999]) {
      const gone = { ...seen, plan: { ...seen.plan, id } }
      expect((await change(gone, {})).code, String(id)).toMatch(/not_found/)
    }
  })

  it('is an administrator’s', async () => {
    const seen = await managed(growthPool.id)
    for (const by of ['ngozi', 'tunde'] as const) {
      expect((await change(seen, { name: 'Mine' }, by)).code).toBe('forbidden')
    }
  })
})

it('the desk sees what members hold in each plan: no more and no less', async () => {
  const { portfolios, value } = await managed(harvest.id)
  expect([portfolios, value]).toEqual([0, 0])
  const before = await managed(growthPool.id)
  const held = { planId: growthPool.id, maturesOn: null }
  await club.begin({ ...held, value: 150n })
  await club.begin({ ...held, status: 'pending_payment' })
  await club.begin({ ...held, status: 'cancelled' })
  await club.begin({ ...held, owner: people.bola.key, value: 50n })
  expect(await managed(growthPool.id)).toEqual({
    ...before,
    portfolios: before.portfolios + 2,
    value: before.value + 2,
  })
})

it('no portfolio is in another currency than its plan', async () => {
  await expect(club.begin({ planId: growthPool.id, currency: 'USD' })).rejects.toThrow()
})
