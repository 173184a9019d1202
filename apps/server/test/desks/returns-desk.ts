// The desk where returns are drafted, posted and taken back, in the demo club on its frozen day.
import type { AnswerOf } from '@kinfold/contract/endpoint'
import { money } from '@kinfold/contract/money/money'
import { getReturnsPosting } from '@kinfold/contract/operator/returns/get-returns-posting'
import { type OperatorKey, operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import { portfolioAccount } from '#src/ledger/account-address.ts'
import { moneyAttempts } from '#src/ledger/money-attempts.ts'
import { post } from '#src/ledger/post.ts'
import { readBalances } from '#src/ledger/read-balances.ts'
import { chargeFee } from '#src/ledger/recipes/charge-fee.ts'
import { contributeByTransfer } from '#src/ledger/recipes/contribute-by-transfer.ts'
import { plan } from '#src/modules/club/plan/plan.tables.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { maturePortfolios } from '#src/modules/money/maturity/mature-portfolios.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'

type Draft = {
  readonly plan_id: number
  readonly year?: number
  readonly month?: number
  readonly total_amount: number
  readonly fee_amount?: number
}
type Owner = keyof typeof people
/** Contributions in minor units, by the day that they arrived on. */
type Held = Readonly<Record<string, bigint>>

export type ReturnsDesk = AsyncDisposable & {
  readonly server: TestServer
  token(by: OperatorKey): Promise<string>
  call(by: OperatorKey, path: string, body?: object): Promise<Answered>
  /** A plan of its own, in which these hold what they contributed; answers the ids of their portfolios, in order. */
  planOf(
    held: readonly (Held | readonly [Owner, Held])[],
    about?: Partial<typeof plan.$inferInsert>,
  ): Promise<{ id: number; portfolios: string[] }>
  draft(of: Draft, by?: OperatorKey): Promise<Answered>
  /** Drafts a run; answers its id. */
  drafted(of: Draft): Promise<string>
  post(id: string, by?: OperatorKey): Promise<Answered>
  reverse(id: string, by?: OperatorKey): Promise<Answered>
  discard(id: string, by?: OperatorKey): Promise<Answered>
  /** Drafted, posted, and every portfolio booked. */
  posted(of: Draft): Promise<string>
  detail(id: string, page?: object): Promise<AnswerOf<typeof getReturnsPosting>>
  contribute(portfolio: string, contributions: Held): Promise<void>
  /** Ends a portfolio's term: what it holds is in the wallet. */
  endToday(portfolio: string): Promise<void>
  /** Takes money out of a portfolio, as a refund does. */
  takeOut(portfolio: string, minor: bigint): Promise<void>
  /** What portfolios hold, in minor units. */
  values(ids: readonly string[]): Promise<bigint[]>
}

export const reason = 'The fund corrected its statement.'

/** Zainab drafts and Tunde posts, unless it is said otherwise. */
export async function openReturnsDesk(
  options: Parameters<typeof openDemoClub>[0] = {},
): Promise<ReturnsDesk> {
  const server = await openDemoClub(options)
  const { db } = server
  const token = (by: OperatorKey) => sessionFor(server, operators[by].email)
  const call = async (by: OperatorKey, path: string, body?: object) =>
    server.call('POST', `/api/operator/returns/${path}`, {
      token: await token(by),
      ...(body && { body }),
    })
  const idOf = ({ status, body }: Answered) => {
    if (status !== 200) throw new Error(JSON.stringify(body))
    return String(Reflect.get(Object(body), 'id'))
  }
  const desk: ReturnsDesk = {
    server,
    token,
    call,
    async planOf(held, about = {}) {
      const [added] = await db.orm
        .insert(plan)
        .values({
          name: 'Lagoon Pool',
          productType: 'lagoon',
          currency: 'NGN',
          description: 'A calm one.',
          minimumMinor: 100n,
          state: 'open',
          createdAt: new Date('2026-01-01T00:00:00Z'),
          ...about,
        })
        .returning()
      if (added === undefined) throw new Error('no plan')
      const portfolios: string[] = []
      for (const each of held) {
        const [owner, contributions] = isOwned(each) ? each : (['dayo', each] as const)
        portfolios.push(await hold(added.id, owner, contributions))
      }
      return { id: added.id, portfolios }
    },
    draft: (of, by = 'zainab') => call(by, 'draft', { year: 2026, month: 5, ...of }),
    drafted: async of => idOf(await desk.draft(of)),
    post: (id, by = 'tunde') => call(by, `post/${id}`),
    reverse: (id, by = 'zainab') => call(by, `reverse/${id}`, { reason }),
    discard: (id, by = 'zainab') => call(by, `discard/${id}`),
    async posted(of) {
      const id = await desk.drafted(of)
      idOf(await desk.post(id))
      await server.settle()
      return id
    },
    async detail(id, query = {}) {
      const asked = {
        token: await token('tunde'),
        params: { id },
        query: { per_page: 100, ...query },
      }
      return server.ask(getReturnsPosting, asked)
    },
    async contribute(id, contributions) {
      for (const [day, minor] of Object.entries(contributions)) {
        const payment = crypto.randomUUID()
        const arrivedAt = new Date(`${day}T12:00:00+01:00`)
        const about = { payment, portfolio: id, reference: 'x', arrivedAt }
        const attempt = moneyAttempts.payment(payment)
        await post(db, contributeByTransfer({ attempt, ...about, arrived: money('NGN', minor) }))
      }
    },
    async endToday(id) {
      await db.orm.update(portfolio).set({ maturesOn: '2026-06-03' }).where(eq(portfolio.id, id))
      await maturePortfolios.carryOut(server.parts.services, server.clock.now)
    },
    async takeOut(id, minor) {
      const attempt = moneyAttempts.refund(crypto.randomUUID())
      const from = portfolioAccount(id, 'NGN')
      await post(db, chargeFee({ attempt, from, fee: money('NGN', minor), reason: 'given back' }))
    },
    async values(ids) {
      const addresses = ids.map(id => portfolioAccount(id, 'NGN'))
      const balances = await readBalances(db, addresses)
      return addresses.map(address => balances.get(address)?.balance.minor ?? 0n)
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }

  async function hold(planId: number, owner: Owner, contributions: Held): Promise<string> {
    const [row] = await db.orm
      .insert(portfolio)
      .values({
        memberId: people[owner].customer.id,
        planId,
        currency: 'NGN',
        status: 'active',
        promisedMinor: 0n,
        atMaturity: 'pay_out',
        startedOn: '2026-01-01',
        createdAt: new Date('2026-01-01T00:00:00Z'),
      })
      .returning()
    if (row === undefined) throw new Error('no portfolio')
    await desk.contribute(row.id, contributions)
    return row.id
  }
  return desk
}

const isOwned = (each: object): each is readonly [Owner, Held] => Array.isArray(each)
