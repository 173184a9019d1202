import { endpoint } from '@kinfold/contract/endpoint'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { number, object, optional, string, type } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAttempts } from './attempt-keys.ts'
import { configureClient } from './client-settings.ts'
import { request } from './request.ts'

const pay = endpoint({
  summary: 'Pays.',
  method: 'POST',
  path: '/pay',
  access: 'member',
  money: true,
  body: object({ amount: number(), totp_code: optional(string()) }),
  response: type({ paid: number() }),
})

const look = endpoint({
  summary: 'Looks.',
  method: 'GET',
  path: '/look',
  access: 'member',
  response: type({ paid: number() }),
})

let stored: string | null
const keys: (string | null)[] = []
let answer: () => Response

/** As a reload does: memory is gone, the store is not. */
const startPage = () =>
  configureClient({
    attempts: {
      read: () => stored,
      write: text => {
        stored = text
      },
    },
  })

const refusedWith = (code: ErrorCode) => () => {
  const { status, body } = createErrorAnswer(code)
  return Response.json(body, { status })
}
const noAnswer = () => {
  throw new TypeError('Failed to fetch')
}
const paid = () => Response.json({ paid: 1 })

async function tryPaying(
  how: () => Response,
  amount = 5000,
  proofs: { totp_code?: string } = {},
): Promise<string | null> {
  answer = how
  await request(pay, { body: { amount, ...proofs } })
  return keys.at(-1) ?? null
}

beforeEach(() => {
  stored = null
  keys.length = 0
  startPage()
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the key of a money call', () => {
  it('is there, and is not on other calls', async () => {
    expect(await tryPaying(paid)).toMatch(/^[0-9a-f]{32}$/)
    await request(look, {})
    expect(keys.at(-1)).toBeNull()
  })

  it('stays the same until there is an answer, through failures and a reload', async () => {
    const first = await tryPaying(noAnswer)
    expect(await tryPaying(refusedWith('internal'))).toBe(first)
    startPage()
    expect(await tryPaying(refusedWith('idempotency_in_progress'))).toBe(first)
    expect(await tryPaying(refusedWith('unauthenticated'))).toBe(first)
    expect(await tryPaying(refusedWith('too_many_requests'))).toBe(first)
    expect(await tryPaying(paid)).toBe(first)
  })

  it('stays the same when the code is asked for, entered wrong and entered right', async () => {
    const first = await tryPaying(refusedWith('totp_required'))
    const wrong = { totp_code: '111111' }
    expect(await tryPaying(refusedWith('totp_invalid'), 5000, wrong)).toBe(first)
    expect(await tryPaying(paid, 5000, { totp_code: '654321' })).toBe(first)
    expect(await tryPaying(paid)).not.toBe(first)
  })

  it.each([paid, refusedWith('insufficient_balance'), refusedWith('idempotency_mismatch')])(
    'is new once the last attempt was answered (%#)',
    async settled => {
      const first = await tryPaying(settled)
      expect(await tryPaying(paid)).not.toBe(first)
    },
  )

  it('is another for another amount', async () => {
    const first = await tryPaying(noAnswer, 5000)
    expect(await tryPaying(noAnswer, 6000)).not.toBe(first)
    expect(await tryPaying(noAnswer, 5000)).toBe(first)
  })

  it('is the same for two calls at once, so that a double click pays once', async () => {
    answer = paid
    await Promise.all([1, 2].map(() => request(pay, { body: { amount: 1 } })))
    expect(keys[0]).toBe(keys[1])
  })

  it('is forgotten after a day, and on signing out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await tryPaying(noAnswer)
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
    const second = await tryPaying(noAnswer)
    expect(second).not.toBe(first)
    forgetAttempts()
    expect(await tryPaying(noAnswer)).not.toBe(second)
  })

  it('says nothing of what was paid', async () => {
    await tryPaying(noAnswer, 123_456)
    expect(stored).not.toContain('123456')
    expect(stored).not.toContain('pay')
  })

  it('survives a store that is broken or forbidden', async () => {
    stored = 'not JSON'
    expect(await tryPaying(paid)).toMatch(/^[0-9a-f]{32}$/)
    configureClient({
      attempts: {
        read: () => {
          throw new DOMException('', 'SecurityError')
        },
        write: () => {
          throw new DOMException('', 'SecurityError')
        },
      },
    })
    expect(await tryPaying(paid)).toMatch(/^[0-9a-f]{32}$/)
  })
})
