// Every status of a portfolio × everything that can happen to it: what the status machine allows happens, and
// nothing else.
import {
  type PortfolioStatus,
  portfolioMachine,
  portfolioStatuses,
} from '@kinfold/contract/portfolio/portfolio-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortfolioClub, type PortfolioClub } from '#test/clubs/portfolio-club.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { movePortfolio } from './move-portfolio.ts'

let club: PortfolioClub
beforeAll(async () => {
  club = await openPortfolioClub()
})
afterAll(async () => {
  expect(await readAuditFindings(club.server.db)).toEqual(new Map())
  await club[Symbol.asyncDispose]()
})

const refusal = async (call: ReturnType<PortfolioClub['close']>) => (await call).code
const acts = {
  'deleted by its member': (id: string) => refusal(club.remove(id)),
  'closed by an operator': (id: string) => refusal(club.close(id)),
  'at the end of its term': async () => {
    await club.mature()
    return undefined
  },
}
type Act = keyof typeof acts

const staysAs = (code?: string) => (status: PortfolioStatus) => [status, code] as const
const becomes = (status: PortfolioStatus) => () => [status, undefined] as const
type Outcome = (before: PortfolioStatus) => readonly [PortfolioStatus, string | undefined]

const unfunded = staysAs('portfolio_funded')
const notOpen = staysAs('portfolio_not_open')
const nothing = staysAs()

/** By act: before money came, after it was to be confirmed, active, matured, closed, cancelled. */
const empty: Record<Act, readonly Outcome[]> = {
  'deleted by its member': [
    becomes('cancelled'),
    becomes('cancelled'),
    unfunded,
    unfunded,
    unfunded,
    notOpen,
  ],
  'closed by an operator': [
    notOpen,
    notOpen,
    becomes('closed'),
    becomes('closed'),
    notOpen,
    notOpen,
  ],
  'at the end of its term': [
    nothing,
    nothing,
    becomes('closed'),
    becomes('closed'),
    nothing,
    nothing,
  ],
}

describe.each(Object.keys(acts) as Act[])('an empty portfolio, %s', act => {
  it.each(portfolioStatuses.map((status, place) => [status, place] as const))(
    'while it is %s',
    async (status, place) => {
      const before = await club.wallet()
      const id = await club.begin({ status })
      const code = await acts[act](id)
      const outcome = empty[act][place] ?? nothing
      expect([(await club.row(id)).status, code]).toEqual(outcome(status))
      expect(await club.wallet()).toBe(before)
    },
  )
})

describe('a portfolio with money in it', () => {
  it.each(portfolioStatuses)('is never deleted, also while it is %s', async status => {
    const id = await club.begin({ status, value: 700n, maturesOn: null })
    expect((await club.remove(id)).code).toBe(
      status === 'cancelled' ? 'portfolio_not_open' : 'portfolio_funded',
    )
    expect((await club.row(id)).status).toBe(status)
    expect(await club.value(id)).toBe(700n)
  })

  it.each([
    ['active', 'pay_out', 'closed'],
    ['matured', 'pay_out', 'closed'],
    ['active', 'roll_over', 'active'],
    ['matured', 'roll_over', 'active'],
    ['pending_payment', 'pay_out', 'pending_payment'],
    ['pending_confirmation', 'roll_over', 'pending_confirmation'],
    ['closed', 'pay_out', 'closed'],
    ['cancelled', 'roll_over', 'cancelled'],
  ] as const)('%s, to %s: is %s after its term', async (status, choice, after) => {
    const before = await club.wallet()
    const id = await club.begin({ status, choice, value: 700n })
    await club.mature()
    const isPaid = after === 'closed' && status !== 'closed'
    expect((await club.row(id)).status).toBe(after)
    expect(await club.value(id)).toBe(isPaid ? 0n : 700n)
    expect(await club.wallet()).toBe(isPaid ? before + 700n : before)
  })

  it.each(portfolioStatuses)('is closed by an operator where it may: %s', async status => {
    const before = await club.wallet()
    const id = await club.begin({ status, value: 700n })
    const { code } = await club.close(id)
    const mayClose = status === 'active' || status === 'matured'
    expect(code).toBe(mayClose ? undefined : 'portfolio_not_open')
    expect((await club.row(id)).status).toBe(mayClose ? 'closed' : status)
    expect(await club.value(id)).toBe(mayClose ? 0n : 700n)
    expect(await club.wallet()).toBe(mayClose ? before + 700n : before)
  })
})

describe('a choice', () => {
  it.each([
    ['pending_payment', undefined],
    ['pending_confirmation', undefined],
    ['active', undefined],
    ['matured', 'portfolio_not_open'],
    ['closed', 'portfolio_not_open'],
    ['cancelled', 'portfolio_not_open'],
  ] as const)('is taken while it is %s: %s', async (status, code) => {
    const id = await club.begin({ status, maturesOn: '2026-06-04' })
    expect((await club.choose(id, 'roll_over')).code).toBe(code)
    const { atMaturity, status: after } = await club.row(id)
    expect([atMaturity, after]).toEqual([code === undefined ? 'roll_over' : 'pay_out', status])
  })
})

describe('a name', () => {
  it('is given and taken away by its member alone', async () => {
    const id = await club.begin()
    const call = async (name: string, as: 'dayo' | 'efe') => {
      const path = `/api/portfolio/name/${id}`
      const token = await club.tokenOf(as)
      const { status, body } = await club.server.call('PATCH', path, { token, body: { name } })
      return [status, Object(body).name]
    }
    expect(await call('  School fees ', 'dayo')).toEqual([200, 'School fees'])
    expect((await call('Mine', 'efe'))[0]).toBe(404)
    expect((await club.row(id)).name).toBe('School fees')
    expect((await call('x'.repeat(41), 'dayo'))[0]).toBe(400)
    expect(await call('', 'dayo')).toEqual([200, null])
  })
})

describe('a goal', () => {
  const setGoal = async (id: string, goal: unknown, as: 'dayo' | 'efe' = 'dayo') => {
    const token = await club.tokenOf(as)
    const path = `/api/portfolio/goal/${id}`
    const { status, body } = await club.server.call('PATCH', path, { token, body: { goal } })
    return { ...Object(body), answered: status }
  }
  const goal = { amount: 3_000_000.5, by: '2028-09-01' }

  it('is set and taken away by its member alone, for a day that is still to come', async () => {
    const id = await club.begin()
    expect(await setGoal(id, goal)).toMatchObject({ answered: 200, goal })
    expect((await setGoal(id, null, 'efe')).answered).toBe(404)
    for (const [wrong, field] of [
      [{ ...goal, by: '2026-06-03' }, 'by'],
      [{ ...goal, by: '2076-06-04' }, 'by'],
      [{ ...goal, by: '2027-02-29' }, 'goal.by'],
      [{ ...goal, amount: 0 }, 'goal.amount'],
      [{ ...goal, amount: 1.005 }, 'goal.amount'],
      [{ amount: 5 }, 'goal.by'],
    ] as const) {
      const refused = await setGoal(id, wrong)
      expect(refused).toMatchObject({ answered: 400, fields: { [field]: expect.any(String) } })
    }
    expect(await club.row(id)).toMatchObject({ goalMinor: 300_000_050n, goalBy: goal.by })
    expect(await setGoal(id, null)).toMatchObject({ answered: 200, goal: null })
  })

  it.each([
    ['pending_payment', undefined],
    ['matured', 'portfolio_not_open'],
    ['closed', 'portfolio_not_open'],
    ['cancelled', 'portfolio_not_open'],
  ] as const)('is for one whose term hasn’t ended: %s', async (status, code) => {
    expect((await setGoal(await club.begin({ status }), goal)).code).toBe(code)
  })
})

it('no use-case can make a move that the contract doesn’t know', async () => {
  for (const from of portfolioStatuses) {
    for (const to of portfolioStatuses) {
      const isKnown = portfolioMachine.moves.some(
        move => move.from === from && move.to === to && move.by.includes('system'),
      )
      const row = await club.row(await club.begin({ status: from, maturesOn: null }))
      const moved = club.server.db.transaction(tx =>
        movePortfolio(tx, row, { through: [to], by: 'system' }),
      )
      if (isKnown) await moved
      else await expect(moved, `${from} to ${to}`).rejects.toThrow('can’t go from')
      expect((await club.row(row.id)).status).toBe(isKnown ? to : from)
    }
  }
})
