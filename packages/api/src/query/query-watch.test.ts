// @vitest-environment happy-dom
import { endpoint } from '@kinfold/contract/endpoint'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode, StrictMode } from 'react'
import { string, type } from 'superstruct'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from './query.ts'
import { queryConfig } from './query-config.ts'
import { useClearQueries } from './use-clear-queries.ts'
import { useQuery } from './use-query.ts'

const minute = 60_000
const look = endpoint({
  summary: 'Looks.',
  method: 'GET',
  path: '/look',
  access: 'member',
  response: type({ seen: string() }),
})
const lookQuery = query('GET /look', look)
const slowlyChanging = query('GET /look', look, { freshMs: 15 * minute, keepMs: 15 * minute })

let cache: Map<string, object>
// The hooks are spread below: a page is drawn again only for what it has read.
const fetched = vi.fn<typeof fetch>()
const signals: AbortSignal[] = []

const app = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...queryConfig, provider: () => cache } }, children)
const strictApp = ({ children }: { children: ReactNode }) =>
  createElement(StrictMode, null, createElement(app, null, children))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const look1 = (wrapper = app) => renderHook(() => ({ ...useQuery(lookQuery, {}) }), { wrapper })
const lookRarely = () => renderHook(() => ({ ...useQuery(slowlyChanging, {}) }), { wrapper: app })

function answersAfter(ms: number, stopsAfter = 0) {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        const signal = init!.signal!
        signals.push(signal)
        const stop = () => reject(new DOMException('', 'AbortError'))
        signal.addEventListener('abort', () => setTimeout(stop, stopsAfter))
        setTimeout(() => resolve(Response.json({ seen: 'it' })), ms)
      }),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  cache = new Map()
  signals.length = 0
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  // The app around the pages that come and go: SWR forgets its calls with the last one that uses a cache.
  renderHook(() => null, { wrapper: app })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call in flight', () => {
  it('is cancelled when the last page that waits for it unmounts', async () => {
    answersAfter(1000)
    const first = look1()
    const second = look1()
    await wait(100)
    first.unmount()
    await wait(100)
    expect(signals[0]?.aborted).toBe(false)
    second.unmount()
    await wait(1)
    expect(signals[0]?.aborted).toBe(true)
  })

  it('continues when the next page needs it too', async () => {
    answersAfter(1000)
    look1().unmount()
    const next = look1()
    await wait(1000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    expect(next.result.current.data).toEqual({ seen: 'it' })
  })

  it('is made again for a subscriber who comes back after it was aborted, with no failure in between', async () => {
    answersAfter(1000)
    const first = look1()
    await wait(100)
    first.unmount()
    await wait(1)
    const { result } = look1()
    expect(result.current).toMatchObject({ isLoading: true, failure: undefined })
    await wait(1000)
    expect(result.current).toMatchObject({ data: { seen: 'it' }, failure: undefined })
  })

  it('is made again for a subscriber who comes back while it is being aborted', async () => {
    answersAfter(1000, 50)
    const first = look1()
    await wait(100)
    first.unmount()
    await wait(10)
    const { result } = look1()
    await wait(50)
    expect(result.current).toMatchObject({ isLoading: true, failure: undefined })
    await wait(1000)
    expect(result.current).toMatchObject({ data: { seen: 'it' }, failure: undefined })
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('survives the double mounting of strict mode', async () => {
    answersAfter(1000)
    const { result } = look1(strictApp)
    await wait(1000)
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    expect(result.current.data).toEqual({ seen: 'it' })
  })
})

describe('data without a subscriber', () => {
  it('is dropped after five minutes', async () => {
    answersAfter(0)
    const { unmount } = look1()
    await wait(0)
    unmount()
    await wait(5 * minute - 1)
    expect(cache.size).toBe(1)
    await wait(1)
    expect(cache.size).toBe(0)
  })

  it('stays while it has a subscriber, or one comes back in time', async () => {
    answersAfter(0)
    const first = look1()
    await wait(0)
    first.unmount()
    await wait(4 * minute)
    const second = look1()
    await wait(60 * minute)
    expect(cache.size).toBe(1)
    second.unmount()
    await wait(5 * minute)
    expect(cache.size).toBe(0)
  })

  it('is shown at once on coming back, and refetched', async () => {
    answersAfter(0)
    const first = look1()
    await wait(0)
    first.unmount()
    await wait(minute)
    const { result } = look1()
    expect(result.current.data).toEqual({ seen: 'it' })
    await wait(100)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})

describe('data that rarely changes', () => {
  it('is not asked for again for fifteen minutes', async () => {
    answersAfter(0)
    for (let visit = 0; visit < 15; visit++) {
      const { unmount } = lookRarely()
      await wait(1000)
      unmount()
      await wait(minute - 1000)
    }
    expect(fetched).toHaveBeenCalledOnce()
    lookRarely()
    await wait(1000)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('is kept for fifteen minutes', async () => {
    answersAfter(0)
    const { unmount } = lookRarely()
    await wait(0)
    unmount()
    await wait(15 * minute - 1)
    expect(cache.size).toBe(1)
    await wait(1)
    expect(cache.size).toBe(0)
  })
})

it('leaves nothing behind when everything is cleared', async () => {
  answersAfter(0)
  const { result } = renderHook(
    () => ({ look: { ...useQuery(lookQuery, {}) }, clear: useClearQueries() }),
    {
      wrapper: app,
    },
  )
  await wait(0)
  expect(result.current.look.data).toBeDefined()
  act(() => result.current.clear())
  await wait(0)
  expect(result.current.look.data).toBeUndefined()
})
