import { describe, expect, it } from 'vitest'
import { allEndpoints, type EndpointName } from './all-endpoints.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { errorCatalogue } from './errors/error-catalogue.ts'

const endpoints: [string, AnyEndpoint][] = Object.entries(allEndpoints)
const called = new Map(endpoints.map(([name, e]) => [`${e.method} ${e.path}`, name]))

// The specification's own table of calls, row by row, the paths it leaves open as they were decided.
const rows = `
POST /auth/login
POST /customer/register
POST /auth/verify-email
POST /auth/validate-email-otp
POST /auth/forgot-password
POST /auth/reset-password
PATCH /auth/change-password
GET /customer/get
PATCH /customer/update
PATCH /customer/ngn-bank-account
PATCH /customer/usd-bank-account
POST /customer/bank-account
PATCH /customer/international-bank-account
POST /customer/validate-bvn
POST /customer/agree-to-terms
POST /customer/upload-kyc
POST /customer/upload-poa
POST /survey/log/:id
POST /survey/accept/:id
GET /customer/country-list
GET /payment/list-bank
GET /customer/faq
GET /customer/currencies
GET /payment/exchange-rate
GET /payment/resolve-bank-account
POST /event/add
GET /product/pools
GET /portfolio
GET /subscription
GET /portfolio/:id
POST /portfolio/initialize
POST /portfolio/top-up/:id
GET /portfolio/pdf-report/:id
GET /portfolio/summary/customer
GET /portfolio/summary/by-product
GET /portfolio/global/report
GET /portfolio/report/trend
POST /portfolio/delete/:id
PATCH /subscription/cancel/:id
GET /wallet
GET /wallet/transactions
GET /wallet/withdrawal/list
POST /wallet/withdrawal/create/:id
POST /wallet/deposit/:id
PATCH /wallet/withdrawal/cancel/:id
`
  .trim()
  .split('\n')

const further = `
POST /auth/logout
GET /auth/sessions
POST /auth/sessions/revoke/:id
POST /auth/totp/begin
POST /auth/totp/confirm
POST /auth/totp/challenge
POST /auth/totp/turn-off
POST /auth/totp/recovery-codes
POST /file
GET /file/:id
GET /notification
PATCH /notification/read/:id
PATCH /notification/read-all
POST /payment/quote
GET /payment/status/:id
GET /payment/bank-details
POST /payment/webhook/:provider
GET /wallet/transactions/csv
GET /wallet/statement
GET /resource
GET /health
`
  .trim()
  .split('\n')

describe('the calls of the product', () => {
  it.each([...rows, ...further])('holds %s', row => {
    expect([...called.keys()]).toContain(row)
  })

  it('answers two of the specification’s rows with one call: withdrawing from a wallet', () => {
    expect(called.get('POST /wallet/withdrawal/create/:id')).toBe('createWithdrawal')
  })

  it('has one name for each method and path', () => {
    expect(called.size).toBe(endpoints.length)
  })

  it('never lets two paths of one method answer the same request unseen', () => {
    const literalFirst = (path: string) =>
      path.split('/').map(part => (part.startsWith(':') ? ':' : part))
    const shapes = endpoints.map(([, e]) => `${e.method} ${literalFirst(e.path).join('/')}`)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it.each(endpoints)('%s says who may call it, and tells it in a sentence', (_, e) => {
    expect(e.summary).toMatch(/^[A-Z].{8,140}\.$/)
    expect(e.path).toMatch(/^(\/[a-z-]+)+(\/:[a-z]+)?$/)
    if (e.path.startsWith('/operator')) {
      expect(['operator', 'reviewer', 'approver', 'administrator']).toContain(e.access)
    }
  })

  it('reads without moving money, and never takes a body to read', () => {
    for (const [name, e] of endpoints) {
      if (e.method !== 'GET') continue
      expect(e.money, name).toBe(false)
      expect(e.body ?? e.upload, name).toBeUndefined()
    }
  })

  it('takes an idempotency key wherever money moves', () => {
    const moving = endpoints.filter(([, e]) => e.money).map(([name]) => name)
    expect(moving).toEqual(
      expect.arrayContaining([
        'initializePortfolio',
        'topUpPortfolio',
        'depositToWallet',
        'createWithdrawal',
        'cancelWithdrawal',
        'confirmTransfer',
        'postReturns',
        'settlePayoutBatch',
        'closePortfolio',
      ] satisfies EndpointName[]),
    )
  })

  it('refuses unknown keys in every request and lets answers grow', () => {
    for (const [name, e] of endpoints) {
      for (const shape of [e.query, e.body, e.upload?.fields]) {
        if (shape && name !== 'receiveWebhook') expect(shape.type, name).toBe('object')
      }
      if ('contentType' in e.response) {
        const isReport = e.path.startsWith('/portfolio/pdf-report/')
        expect(e.response.readAs, name).toBe(isReport ? 'bytes' : undefined)
        continue
      }
      expect(e.response.type, name).toMatch(/^(type|record)$/)
    }
  })
})

describe('the error catalogue', () => {
  it('speaks in sentences that show nothing of the inside', () => {
    for (const [code, { status, sentence }] of Object.entries(errorCatalogue)) {
      expect(code).toMatch(/^[a-z][a-z_]+$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(sentence.length, code).toBeGreaterThan(12)
      expect(sentence).not.toMatch(/undefined|null|exception|SQL|_/i)
    }
  })

  it('has no code that no call can be refused with', async () => {
    const { possibleErrors } = await import('./errors/possible-errors.ts')
    const used = new Set(endpoints.flatMap(([, e]) => possibleErrors(e)))
    // Answered by the router before any endpoint is found.
    const beforeRouting = ['method_not_allowed', 'headers_too_large', 'request_timeout'] as const
    for (const code of beforeRouting) used.add(code)
    expect(Object.keys(errorCatalogue).filter(code => !used.has(code as never))).toEqual([])
  })
})

describe('a decision about what somebody else may have decided meanwhile', () => {
  // Neither decides about a case: each records something new, once.
  const recordings = ['recordChargeback', 'recordSettlement', 'refundPayment']
  const decisions = endpoints.filter(
    ([name, { path, errors }]) =>
      path.startsWith('/operator/') &&
      errors.includes('already_decided') &&
      !recordings.includes(name),
  )

  it('is one of many', () => {
    expect(decisions.length).toBeGreaterThan(30)
  })

  it.each(decisions)('%s says the state that it was made on', (_, { body }) => {
    expect(body?.schema).toHaveProperty('seen')
  })
})
