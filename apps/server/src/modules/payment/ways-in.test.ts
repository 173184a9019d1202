// From the start of a payment over the sandbox's checkout or bank to its plan or wallet, over HTTP.
import { getPaymentStatus } from '@kinfold/contract/payment/get-payment-status'
import { walletIdOf } from '@kinfold/personas/answers/transactions-of'
import { people } from '@kinfold/personas/people/people'
import { growthPool, purpleDollar } from '@kinfold/personas/plans/demo-plans'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../../test/create-test-server.ts'
import { openDemoClub } from '../../../test/open-demo-club.ts'
import { readAuditFindings } from '../../../test/read-audit-findings.ts'
import { sessionFor } from '../../../test/session-for.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  token = await sessionFor(server, people.dayo.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(async () => {
  expect(await readAuditFindings(server.db)).toEqual(new Map())
})

const deposit = (currency: 'NGN' | 'USD') => `/api/wallet/deposit/${walletIdOf('dayo', currency)}`
const invest = '/api/portfolio/initialize'

it.each([
  ['naira by card', deposit('NGN'), { amount: 1_000, gateway: 'card' }],
  ['naira by transfer', deposit('NGN'), { amount: 1_000, gateway: 'transfer' }],
  ['dollars by card', deposit('USD'), { amount: 20, gateway: 'card' }],
  [
    'dollars by the second card provider',
    deposit('USD'),
    { amount: 20, gateway: 'card_us', is_us_institution: true },
  ],
  ['dollars in naira by card', deposit('USD'), { amount: 20, gateway: 'card', is_localized: true }],
  [
    'dollars in naira by transfer',
    deposit('USD'),
    { amount: 20, gateway: 'transfer', is_localized: true },
  ],
  ['a plan by card', invest, { amount: 60_000, gateway: 'card', product_id: growthPool.id }],
  [
    'a plan by transfer',
    invest,
    { amount: 60_000, gateway: 'transfer', product_id: growthPool.id },
  ],
  [
    'a dollar plan in naira',
    invest,
    { amount: 300, gateway: 'card', is_localized: true, product_id: purpleDollar.id },
  ],
])('%s is paid where the link leads, and arrives', async (_what, path, body) => {
  const begun = await server.call('POST', path, { token, body })
  expect([begun.status, begun.code]).toEqual([200, undefined])
  const link = String(Reflect.get(Object(begun.body), 'payment_link'))
  const id = String(Reflect.get(Object(begun.body), 'payment_id'))
  const paid = await server.parts.app.inject({
    method: 'POST',
    url: link,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay',
  })
  expect(paid.statusCode).toBe(303)
  await server.settle()
  const status = await server.ask(getPaymentStatus, { token, params: { id } })
  expect(status).toMatchObject({ status: 'succeeded', amount: { amount: body.amount } })
  expect(status.received).toEqual(status.total)
})
