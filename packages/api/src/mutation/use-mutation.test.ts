// @vitest-environment happy-dom
import { endpoint } from '@kinfold/contract/endpoint'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { boolean, object, string, type } from 'superstruct'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '../query/query.ts'
import { queryConfig } from '../query/query-config.ts'
import { useQuery } from '../query/use-query.ts'
import { changeCached } from './change-cached.ts'
import { type Mutation, mutation } from './mutation.ts'
import { useMutation } from './use-mutation.ts'

const getLamp = endpoint({
  summary: 'Whether a lamp is lit.',
  method: 'GET',
  path: '/lamp/:room',
  access: 'member',
  params: { room: string() },
  response: type({ lit: boolean() }),
})
const lampQuery = query('GET /lamp/:room', getLamp)

const lightUp = endpoint({
  summary: 'Lights all lamps.',
  method: 'POST',
  path: '/light',
  access: 'member',
  body: object({ lit: boolean() }),
  response: type({ done: boolean() }),
})
const plain = mutation('POST /light', lightUp, {
  invalidates: ['GET /fuses', 'GET /lamp/:room'],
  success: 'There is light.',
})
const eager = mutation('POST /light', lightUp, {
  invalidates: ['GET /lamp/:room'],
  optimistic: ({ body }) => [
    changeCached<typeof getLamp>('GET /lamp/:room', lamp => ({ ...lamp, lit: body.lit })),
  ],
})

const calls: string[] = []
let lit: boolean
let light: () => Promise<Response>

const done = async () => {
  lit = true
  return Response.json({ done: true })
}
const refuse = (code: ErrorCode) => async () => {
  const { status, body } = createErrorAnswer(code)
  return Response.json(body, { status })
}

const story = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...queryConfig, provider: () => new Map() } }, children)

/** A page with two lamps and a switch. */
async function openPage(light: Mutation<typeof lightUp>) {
  const page = renderHook(
    () => ({
      hall: { ...useQuery(lampQuery, { params: { room: 'hall' } }) },
      attic: { ...useQuery(lampQuery, { params: { room: 'attic' } }) },
      switch: useMutation(light),
    }),
    { wrapper: story },
  )
  await settle()
  calls.length = 0
  return page
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10))
const lights = ({ result }: Awaited<ReturnType<typeof openPage>>) =>
  [result.current.hall, result.current.attic].map(({ data }) => data?.lit)

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  lit = false
  light = done
  vi.stubGlobal('fetch', (input: unknown) => {
    calls.push(String(input))
    return input === '/api/light' ? light() : Promise.resolve(Response.json({ lit }))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a mutation', () => {
  it('answers with its sentence, and refetches what it changed', async () => {
    const page = await openPage(plain)
    const outcome = await act(() => page.result.current.switch.run({ body: { lit: true } }))
    await settle()
    expect(outcome).toEqual({ ok: true, data: { done: true }, message: 'There is light.' })
    expect(calls).toEqual(['/api/light', '/api/lamp/hall', '/api/lamp/attic'])
    expect(lights(page)).toEqual([true, true])
  })

  it('may choose its sentence by what was answered and sent', async () => {
    const choosing = mutation('POST /light', lightUp, {
      success: (answer, { body }) => (answer.done && body.lit ? 'Lit.' : undefined),
    })
    const { result } = await openPage(choosing)
    const lit = await act(() => result.current.switch.run({ body: { lit: true } }))
    const unlit = await act(() => result.current.switch.run({ body: { lit: false } }))
    expect([lit.message, unlit.message]).toEqual(['Lit.', undefined])
  })

  it('says nothing at all when it is silent', async () => {
    const silent = mutation('POST /light', lightUp, { success: 'Lit.', silent: true })
    const { result } = await openPage(silent)
    expect(await act(() => result.current.switch.run({ body: { lit: true } }))).toEqual({
      ok: true,
      data: { done: true },
    })
    light = refuse('internal')
    const failure = await act(() => result.current.switch.run({ body: { lit: true } }))
    expect(failure).not.toHaveProperty('message')
  })

  it('leaves everything as it is when it is refused', async () => {
    light = refuse('forbidden')
    const { result } = await openPage(plain)
    const outcome = await act(() => result.current.switch.run({ body: { lit: true } }))
    await settle()
    expect(outcome).toMatchObject({ ok: false, code: 'forbidden' })
    expect(calls).toEqual(['/api/light'])
  })

  it.each([
    ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['after a conflict', refuse('conflict')],
  ])('refetches what it may have changed %s', async (_, happened) => {
    light = happened
    const { result } = await openPage(plain)
    await act(() => result.current.switch.run({ body: { lit: true } }))
    await settle()
    expect(calls).toEqual(['/api/light', '/api/lamp/hall', '/api/lamp/attic'])
  })

  it('is tried once', async () => {
    light = refuse('unavailable')
    const { result } = await openPage(plain)
    await act(() => result.current.switch.run({ body: { lit: true } }))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls).toEqual(['/api/light'])
  })

  it('reports that it is running, and continues when the page is left', async () => {
    let answer = (_: Response) => {}
    light = () =>
      new Promise(resolve => {
        answer = resolve
      })
    const page = await openPage(plain)
    const running = page.result.current.switch.run({ body: { lit: true } })
    await settle()
    expect(page.result.current.switch.isRunning).toBe(true)
    page.unmount()
    await settle()
    answer(Response.json({ done: true }))
    expect(await running).toMatchObject({ ok: true })
  })
})

describe('an optimistic mutation', () => {
  it('shows its effect before it is answered', async () => {
    light = () => new Promise(resolve => setTimeout(() => resolve(done()), 1000))
    const page = await openPage(eager)
    const running = page.result.current.switch.run({ body: { lit: true } })
    await settle()
    expect(lights(page)).toEqual([true, true])
    expect(calls).toEqual(['/api/light'])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await running).toMatchObject({ ok: true })
    expect(lights(page)).toEqual([true, true])
  })

  it.each([
    ['refused', refuse('forbidden')],
    ['not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('reverts it when it is %s', async (_, happened) => {
    light = () => new Promise((_, reject) => setTimeout(() => happened().then(_, reject), 1000))
    const page = await openPage(eager)
    const running = page.result.current.switch.run({ body: { lit: true } })
    await settle()
    expect(lights(page)).toEqual([true, true])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await running).toMatchObject({ ok: false })
    expect(lights(page)).toEqual([false, false])
  })
})
