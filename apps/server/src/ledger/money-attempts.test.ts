import type { createWithdrawal } from '@kinfold/contract/withdrawal/create-withdrawal'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { MoneyCall } from '../calls/call.ts'
import { moneyAttempts } from './money-attempts.ts'
import type { IdempotencyKey } from './transfer-request.ts'

const id = '7c1f1f0e-0000-4000-8000-000000000001'
const other = '7c1f1f0e-0000-4000-8000-000000000002'

describe('the keys of the ledger', () => {
  it('are only made from ids that the server gave', () => {
    for (const make of Object.values(moneyAttempts)) {
      expect(make(id, other)).toMatchObject({ key: expect.stringContaining(id) })
      for (const sent of ['', 'my-own-key', `${id} `, id.toUpperCase(), '1']) {
        expect(() => make(sent, other), sent).toThrow('under an id of the server')
      }
    }
  })

  it('differ from movement to movement of the same thing', () => {
    const keys = Object.values(moneyAttempts).map(make => {
      const { scope, key } = make(id, other)
      return `${scope} ${key}`
    })
    expect(new Set(keys).size).toBe(keys.length)
    expect(moneyAttempts.returns(id, other)).toEqual({ scope: 'returns', key: `${id}:${other}` })
  })

  it('can’t be written as plain text', () => {
    // @ts-expect-error only moneyAttempts makes one
    const made: IdempotencyKey = { scope: 'payment', key: id }
    expect(made.key).toBe(id)
    // @ts-expect-error a withdrawal is no payment
    expect(moneyAttempts.payment(id as Parameters<typeof moneyAttempts.withdrawal>[0]).key).toBe(id)
  })

  it('can’t come from the client: a money call never sees what its caller sent as a key', () => {
    expectTypeOf<MoneyCall<typeof createWithdrawal>>().not.toHaveProperty('idempotencyKey')
  })
})
