// How many statements an answer takes: finds lists that query once for each row.

import { mayCall } from '@kinfold/contract/access'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { operators } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRoutes } from '#src/modules/all-routes.ts'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import { statementsDuring } from '#test/databases/statements-during.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { foreignIds } from '#test/servers/foreign-ids.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let reads: readonly AnyEndpoint[]
let tokens: Record<'member' | 'operator' | 'approver', string>
beforeAll(async () => {
  server = await openDemoClub()
  reads = allRoutes(server.parts.services, { isReady: true })
    .map(route => route.endpoint)
    .filter(({ method }) => method === 'GET')
  tokens = {
    member: await sessionFor(server, dayo.customer.email),
    operator: await sessionFor(server, operators.zainab.email),
    approver: await sessionFor(server, operators.uche.email),
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const most = 4
/** Reads that may take more, with the reason for each. */
const mayTakeMore: Readonly<Record<string, number>> = {
  // The account, its banks, the unread count with the passkeys, the survey, the terms, in a sandbox the club's clock:
  // everything that the screens depend on.
  '/customer/get': 7,
  // The caller, how many members there are, the officers, in a sandbox the club’s clock, meetings, announcements.
  '/club': 6,
  // The wallet, and its completed lines and those still open, each with their count.
  '/wallet/transactions': 6,
  // The caller, the wallet, an open line, the line by its own id and by its withdrawal, its postings, the withdrawal.
  '/wallet/transaction/:id': 7,
  // The caller, the portfolio, the movement, its postings, its payment.
  '/portfolio/movement/:id': 5,
  // The caller, in a sandbox the club's clock, the proposals, the last rate and the one that steps are measured from.
  '/operator/exchange-rate/proposal': 5,
  // The caller, the withdrawal, what its member owes, was credited by hand and has uncleared, the member, the wallet.
  '/operator/withdrawal/:id': 7,
  // The caller, the withdrawals and their count, what their members owe, what was given to them by hand, what has not cleared.
  '/operator/withdrawal': 6,
  // The caller, the batch, its withdrawals, what their members owe, what was given to them by hand, what has not cleared.
  '/operator/payout-batch/:id': 6,
  // How often papers were asked for, what one says of the member and the day, its lines in parts, and what is kept of it.
  '/wallet/statement': 9,
  '/portfolio/pdf-report/:id': 10,
  '/portfolio/certificate/:id': 10,
  '/portfolio/report/year': 8,
  '/payment/receipt/:id': 6,
  // One that is pending is asked about, and the sandbox's provider keeps its book in the same database.
  '/payment/status/:id': 8,
  // The caller, what is closed, what is proposed, what is under way, what is open, in a sandbox the club's clock.
  '/operator/month': 6,
  // The caller, the plans, what members hold in them, what is known from their returns, the months with returns.
  '/operator/plan': 5,
  // The run, what of it was shared so far, what is out of reach, a page of its shares.
  '/operator/returns/:id': 5,
  // Handed out for the first time: whoever is paid in it is judged anew. Who took it stands in the operators' log.
  '/operator/payout-batch/csv/:id': 15,
  // The books of the bank and of each gateway, in each currency.
  '/operator/reconciliation': 11,
  // All there is about one member; that somebody looked stands in the operators' log.
  '/operator/member/:id': 17,
  '/operator/member/payments/:id': 9,
  '/operator/member/events/:id': 9,
  '/operator/member/postings/:id': 9,
}

/** What a read needs beside its path. */
const queries: Readonly<Record<string, string>> = {
  '/wallet/transactions': `wallet_id=${walletIdOf('dayo', 'NGN')}`,
  '/wallet/transaction/:id': `wallet_id=${walletIdOf('dayo', 'NGN')}`,
  '/wallet/transactions/csv': `wallet_id=${walletIdOf('dayo', 'NGN')}`,
  '/portfolio/movement/:id': `portfolio_id=${portfolioFactsOf('dayo growth pool').id}`,
  '/wallet/statement': `wallet_id=${walletIdOf('dayo', 'NGN')}&from=2026-01-01&to=2026-05-31`,
  '/portfolio/global/report': 'year=2026&month=5',
  '/operator/books/journal': 'year=2026&month=5',
  '/operator/books/trial-balance': 'year=2026&month=5',
  '/portfolio/report/trend': 'year=2026',
  '/portfolio/report/year': 'year=2026',
  '/operator/books/accounts': 'kind=wallet&currency=NGN',
  '/operator/books/postings': 'kind=bank&currency=NGN&holder=',
  '/operator/lookalike': 'bank_reference=FT-1',
  '/payment/resolve-bank-account': 'account_number=0123456789&bank_code=058',
}
const seenIds: Readonly<Record<string, string>> = {
  '/product/returns/:id': `SELECT id::text FROM plan WHERE state = 'open' LIMIT 1`,
  '/operator/member/:id': `SELECT id FROM member WHERE id = '${dayo.customer.id}'`,
  '/operator/member/payments/:id': `SELECT id FROM member WHERE id = '${dayo.customer.id}'`,
  '/operator/member/events/:id': `SELECT id FROM member WHERE id = '${dayo.customer.id}'`,
  '/operator/member/postings/:id': `SELECT '${walletIdOf('dayo', 'NGN')}' AS id`,
  '/operator/statement/line/:id': 'SELECT id FROM statement_line LIMIT 1',
  '/operator/unmatched/:id': 'SELECT id FROM unmatched_money LIMIT 1',
  '/operator/transfer/:id': `SELECT id FROM payment WHERE gateway = 'bank' LIMIT 1`,
  '/operator/withdrawal/:id': 'SELECT id FROM withdrawal LIMIT 1',
  '/operator/kyc/:id': 'SELECT id FROM kyc_case LIMIT 1',
  '/operator/payout-batch/:id': `SELECT id FROM payout_batch WHERE status = 'released'`,
  '/operator/returns/:id': 'SELECT id FROM returns_run LIMIT 1',
  '/operator/payout-batch/csv/:id': `SELECT id FROM payout_batch WHERE status = 'released'`,
}

async function idFor({ method, path }: AnyEndpoint): Promise<string> {
  const text = seenIds[path]
  if (text === undefined) {
    return (await foreignIds[`${method} ${path}`]?.(server, dayo.customer.email))?.id ?? ''
  }
  return (await server.db.query<{ id: string }>({ text }))[0]?.id ?? ''
}

const asMember = { isMember: true, isVerified: true, roles: [] }

async function statementsOf(endpoint: AnyEndpoint, page = ''): Promise<readonly string[]> {
  const query = new URLSearchParams(`${queries[endpoint.path] ?? ''}&${page}`)
  const path = `/api${endpoint.path.replace(/:\w+/g, await idFor(endpoint))}?${query}`
  const asked = endpoint.access === 'approver' ? 'approver' : 'operator'
  const token = tokens[mayCall(endpoint.access, asMember) ? 'member' : asked]
  return statementsDuring(async () => {
    const { status, body } = await server.call('GET', path, { token })
    expect(status, `${path} ${JSON.stringify(body)}: name its id or query in this file`).toBe(200)
  })
}

const isList = ({ query }: AnyEndpoint) => 'per_page' in Object(query?.schema)

it('no read takes more than it needs', async () => {
  const over: string[] = []
  for (const endpoint of reads) {
    const { length: count } = await statementsOf(endpoint)
    if (count > (mayTakeMore[endpoint.path] ?? most)) over.push(`${endpoint.path} took ${count}`)
  }
  expect(over).toEqual([])
})

it('no list takes more for a hundred rows than for one', async () => {
  const growing: string[] = []
  for (const endpoint of reads) {
    if (!isList(endpoint)) continue
    const { length: one } = await statementsOf(endpoint, 'per_page=1')
    const { length: hundred } = await statementsOf(endpoint, 'per_page=100')
    if (hundred > one) growing.push(`${endpoint.path} took ${one} for one and ${hundred} for all`)
  }
  expect(growing).toEqual([])
})

it('no list looks for rows beyond its end', async () => {
  const looking: string[] = []
  const lists = reads.filter(isList)
  for (const endpoint of lists) {
    const statements = await statementsOf(endpoint, 'page=1000000&per_page=100')
    if (/99999900|100000000/.test(statements.join())) looking.push(endpoint.path)
    // The same list has an end that it can tell.
    expect((await statementsOf(endpoint, 'page=1')).length).toBeGreaterThanOrEqual(
      statements.length,
    )
  }
  expect(looking).toEqual([])
  expect(lists.length).toBeGreaterThan(10)
})
