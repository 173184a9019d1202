import { describe, expect, it } from 'vitest'
import { allEndpoints } from '../all-endpoints.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { keepsAttemptOpen, openAttemptCodes } from './open-attempt-codes.ts'
import { proofFields, withoutProofs } from './without-proofs.ts'

describe('a refusal that leaves an attempt open', () => {
  it('is every one that says nothing of the call itself', () => {
    const transient = Object.entries(errorCatalogue)
      .filter(([code, { status }]) => status >= 500 || status === 429 || code === 'unauthenticated')
      .map(([code]) => code)
    expect(transient.filter(code => !keepsAttemptOpen(code))).toEqual([])
  })

  it('is a code of the catalogue, named once', () => {
    expect(openAttemptCodes.every(code => code in errorCatalogue)).toBe(true)
    expect(new Set(openAttemptCodes).size).toBe(openAttemptCodes.length)
    expect(keepsAttemptOpen('insufficient_balance')).toBe(false)
  })
})

describe('the proofs of a money call', () => {
  it('are left out of what names its attempt', () => {
    expect(withoutProofs({ amount: 10, totp_code: '123456' })).toEqual({ amount: 10 })
    expect(withoutProofs(undefined)).toBeUndefined()
    expect(withoutProofs(['totp_code'])).toEqual(['totp_code'])
  })

  it('are fields that some money call takes', () => {
    const endpoints: readonly AnyEndpoint[] = Object.values(allEndpoints)
    const bodies = endpoints.filter(({ money }) => money).map(({ body }) => body?.schema)
    for (const field of proofFields) {
      expect(
        bodies.some(schema => typeof schema === 'object' && schema !== null && field in schema),
        field,
      ).toBe(true)
    }
  })
})
