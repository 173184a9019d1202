// @vitest-environment happy-dom
import { endpoint } from '@kinfold/contract/endpoint'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { object, optional, string, type } from 'superstruct'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from './query.ts'
import { queryConfig, retryDelayMs } from './query-config.ts'
import { useQuery } from './use-query.ts'

const look = endpoint({
  summary: 'Looks.',
  method: 'GET',
  path: '/look',
  access: 'member',
  query: object({ kind: optional(string()) }),
  response: type({ seen: string() }),
})
const lookQuery = query('GET /look', look)
const onceQuery = query('GET /look', look, { retry: false })

// The hooks are spread below: a page is drawn again only for what it has read.
const fetched = vi.fn<typeof fetch>()
const answer = (value: unknown) => async () => Response.json(value)
const refuse = (code: ErrorCode) => async () => {
  const { status, body } = createErrorAnswer(code)
  return Response.json(body, { status })
}

const story = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...queryConfig, provider: () => new Map() } }, children)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a query that fails', () => {
  it('is retried after one, two and four seconds, and then no more', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { result } = renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    await wait(0)
    expect(result.current.failure?.kind).toBe('no-response')
    for (const [seconds, calls] of [
      [1, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await wait(seconds * 1000 - 1)
      expect(fetched).toHaveBeenCalledTimes(calls - 1)
      await wait(1)
      expect(fetched).toHaveBeenCalledTimes(calls)
    }
    await wait(60 * 60 * 1000)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('waits at most thirty seconds', () => {
    expect([1, 2, 3, 5, 6, 12].map(retryDelayMs)).toEqual([
      1000, 2000, 4000, 16_000, 30_000, 30_000,
    ])
  })

  it('shows what a retry brought', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetched.mockImplementation(answer({ seen: 'it' }))
    const { result } = renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    await wait(0)
    expect(result.current.data).toBeUndefined()
    await wait(1000)
    expect(result.current).toMatchObject({ data: { seen: 'it' }, failure: undefined })
  })

  it('is retried after a server error', async () => {
    fetched.mockImplementation(refuse('internal'))
    renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    await wait(60_000)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it.each(['not_found', 'forbidden', 'unauthenticated', 'too_many_requests'] as const)(
    'is not asked again after %s',
    async code => {
      fetched.mockImplementation(refuse(code))
      const { result } = renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
      await wait(60_000)
      expect(fetched).toHaveBeenCalledOnce()
      expect(result.current.failure?.message).toBe(createErrorAnswer(code).body.error)
    },
  )

  it('is not retried when its rule says so', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    renderHook(() => ({ ...useQuery(onceQuery, {}) }), { wrapper: story })
    await wait(60_000)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is retried at once when the person asks for it', async () => {
    fetched.mockImplementationOnce(refuse('not_found'))
    fetched.mockImplementation(answer({ seen: 'it' }))
    const { result } = renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    await wait(0)
    act(() => result.current.reload())
    await wait(0)
    expect(result.current).toMatchObject({ data: { seen: 'it' }, failure: undefined })
  })
})

describe('a query', () => {
  it('goes through loading and ready, and refetching shows what was there', async () => {
    fetched.mockImplementation(
      () => new Promise(resolve => setTimeout(() => resolve(Response.json({ seen: 'it' })), 500)),
    )
    const { result } = renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    expect(result.current).toMatchObject({ isLoading: true, isRefetching: false, data: undefined })
    await wait(500)
    expect(result.current).toMatchObject({ isLoading: false, isRefetching: false })
    act(() => result.current.reload())
    await wait(100)
    expect(result.current).toMatchObject({
      isLoading: false,
      isRefetching: true,
      data: { seen: 'it' },
    })
  })

  it('is not fetched while its condition is not met', async () => {
    const { result } = renderHook(() => ({ ...useQuery(lookQuery, null) }), { wrapper: story })
    await wait(1000)
    expect(fetched).not.toHaveBeenCalled()
    expect(result.current).toMatchObject({ isLoading: false, data: undefined, failure: undefined })
  })

  it('is not refetched when the window gets the focus', async () => {
    fetched.mockImplementation(answer({ seen: 'it' }))
    renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper: story })
    await wait(60_000)
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(60_000)
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('is fetched once for the same parameters, ignoring empty ones', async () => {
    fetched.mockImplementation(answer({ seen: 'it' }))
    const both = () => [
      { ...useQuery(lookQuery, {}) },
      { ...useQuery(lookQuery, { query: { kind: '' } }) },
    ]
    const { result } = renderHook(both, { wrapper: story })
    await wait(0)
    expect(fetched).toHaveBeenCalledOnce()
    expect(result.current.map(({ data }) => data?.seen)).toEqual(['it', 'it'])
  })
})
