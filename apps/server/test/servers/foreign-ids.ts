// For each call with an id in its path: something of the given member's that others must not reach.
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { subscriptionsOf } from '@kinfold/personas/answers/subscriptions-of'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { withdrawalsOf } from '@kinfold/personas/answers/withdrawals-of'
import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { demoPassword } from '@kinfold/personas/demo-password'
import { demoNotifications } from '@kinfold/personas/notifications/demo-notifications'
import { dayo } from '@kinfold/personas/people/people'
import { schoolFees } from '@kinfold/personas/plans/demo-plans'
import { portfolioFactsOf as demoPortfolio } from '@kinfold/personas/portfolios/portfolio-facts'
import type { TestServer } from './create-test-server.ts'
import { sessionFor } from './session-for.ts'

type Foreign = { readonly id: string; readonly body?: unknown; readonly query?: string }
type MakeForeign = (server: TestServer, ownerEmail: string) => Promise<Foreign>

/** Something of Dayo's, whom every run of the matrix takes as the owner. */
const dayos = (id: string | undefined, body?: unknown): MakeForeign => {
  if (id === undefined) throw new Error('Dayo has none of these')
  return async () => ({ id, ...(body !== undefined && { body }) })
}
const dayosWithin = (id: string | undefined, query: string): MakeForeign => {
  const make = dayos(id)
  return async (server, owner) => ({ ...(await make(server, owner)), query })
}
const dayosPortfolio = dayos(demoPortfolio('dayo growth pool').id)
const dayosRecurring = (body?: unknown) => dayos(subscriptionsOf(dayo).items[0]?.id, body)

const byCard = { amount: 50_000, gateway: 'card' }

async function passkeyOf(server: TestServer, ownerEmail: string): Promise<Foreign> {
  const [passkey] = await server.db.query<{ id: string }>({
    text: `INSERT INTO passkey (account_id, name, credential_id, public_key, counter, transports, is_synced, created_at)
           SELECT id, 'Theirs', decode(md5(random()::text), 'hex'), '', 0, '{}', true, now()
             FROM account WHERE email_key = $1 RETURNING id`,
    values: [ownerEmail],
  })
  return { id: passkey?.id ?? '' }
}

export const foreignIds: Readonly<Record<string, MakeForeign>> = {
  'POST /auth/sessions/revoke/:id': async (server, ownerEmail) => {
    await sessionFor(server, ownerEmail)
    const [session] = await server.db.query<{ id: string }>({
      text: `SELECT session.id FROM session JOIN account ON account.id = session.account_id
              WHERE account.email_key = $1 LIMIT 1`,
      values: [ownerEmail],
    })
    return { id: session?.id ?? '' }
  },
  'PATCH /auth/passkey/rename/:id': async (server, owner) => ({
    ...(await passkeyOf(server, owner)),
    body: { name: 'Mine' },
  }),
  'POST /auth/passkey/remove/:id': async (server, owner) => ({
    ...(await passkeyOf(server, owner)),
    body: { password: demoPassword },
  }),
  'GET /verify/:code': async (server, ownerEmail) => {
    const token = await sessionFor(server, ownerEmail)
    await server.call('GET', '/api/portfolio/report/year?year=2026', { token })
    const [paper] = await server.db.query<{ code: string }>({
      text: 'SELECT code FROM issued_paper',
    })
    return { id: paper?.code ?? '' }
  },
  'GET /file/:id': dayos(demoId('file', 'dayo', 'identity')),
  'POST /portfolio/top-up/:id': dayos(demoPortfolio('dayo growth pool').id, byCard),
  'PATCH /subscription/pause/:id': dayosRecurring(),
  'PATCH /subscription/resume/:id': dayosRecurring(),
  'PATCH /subscription/skip/:id': dayosRecurring({ period_on: '2026-06-30' }),
  'PATCH /subscription/amount/:id': dayosRecurring({ amount: 60_000 }),
  'PATCH /subscription/card/:id': dayosRecurring({}),
  'PATCH /subscription/cancel/:id': dayosRecurring(),
  'POST /wallet/deposit/:id': dayos(walletIdOf('dayo', 'NGN'), byCard),
  'PATCH /payment/cancel/:id': dayos(paymentsOf(dayo)[0]?.id),
  'GET /payment/receipt/:id': dayos(
    paymentsOf(dayo).find(({ status }) => status === 'succeeded')?.id,
  ),
  'GET /payment/status/:id': dayos(paymentsOf(dayo)[0]?.id),
  // Not announced yet: nobody’s to see.
  'GET /product/returns/:id': dayos(String(schoolFees.id)),
  'GET /portfolio/:id': dayosPortfolio,
  'GET /portfolio/course/:id': dayosPortfolio,
  'GET /portfolio/movements/:id': dayosPortfolio,
  'GET /portfolio/movement/:id': dayosWithin(
    paymentsOf(dayo).find(
      ({ portfolio_id }) => portfolio_id === demoPortfolio('dayo growth pool').id,
    )?.id,
    `portfolio_id=${demoPortfolio('dayo growth pool').id}`,
  ),
  'GET /portfolio/pdf-report/:id': dayosPortfolio,
  'GET /portfolio/certificate/:id': dayosPortfolio,
  'POST /portfolio/delete/:id': dayosPortfolio,
  'PATCH /portfolio/name/:id': dayos(demoPortfolio('dayo purple naira').id, { name: 'A house' }),
  'PATCH /portfolio/goal/:id': dayos(demoPortfolio('dayo purple naira').id, { goal: null }),
  'PATCH /portfolio/at-maturity/:id': dayos(demoPortfolio('dayo purple naira').id, {
    at_maturity: 'pay_out',
  }),
  'PATCH /notification/read/:id': dayos(
    demoNotifications.find(({ owner }) => owner === 'dayo')?.id,
  ),
  'GET /wallet/transaction/:id': dayosWithin(
    withdrawalsOf(dayo).items.find(
      ({ status, currency }) => status === 'paid' && currency === 'NGN',
    )?.id,
    `wallet_id=${walletIdOf('dayo', 'NGN')}`,
  ),
  'PATCH /wallet/withdrawal/cancel/:id': dayos(withdrawalsOf(dayo).items[0]?.id),
  // Nobody but Halima was asked.
  'POST /survey/log/:id': dayos(openSurvey.id, { not_interested: false }),
  'POST /survey/accept/:id': dayos(openSurvey.id),
}
