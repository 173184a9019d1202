import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faults, timeoutWith } from '#test/stand-ins/misbehave.ts'
import { startRateFeed } from '#test/stand-ins/stand-in-rate-feed.ts'
import type { StandIn } from '#test/stand-ins/start-stand-in.ts'
import { httpRates } from './http-rates.ts'
import type { RateFeed } from './rate-feed.ts'

const key = 'a key of the club'
const as_of = '2026-06-03T08:00:00Z'
let answer: unknown
let server: StandIn
let feed: RateFeed
beforeEach(async () => {
  answer = { rate: '1532.5', as_of }
  server = await startRateFeed(key, () => answer)
  feed = feedWith(key)
})
afterEach(() => server[Symbol.asyncDispose]())

const feedWith = (given: string | undefined, timeoutMs = timeoutWith('well')) =>
  httpRates({ name: 'A feed', url: `${server.url}/usd-ngn`, key: given, timeoutMs })

describe('a feed over HTTP', () => {
  it.each([
    ['1532.5', '1532.5'],
    ['1532.500', '1532.5'],
    [1532.5, '1532.5'],
    [1532.12345678, '1532.123457'],
    [1500, '1500'],
  ])('answers %j as %s, with its time', async (rate, text) => {
    answer = { rate, as_of, and: 'more' }
    expect(await feed.ask()).toEqual({ rate: text, quotedAt: new Date(as_of) })
  })

  it.each([
    [{ rate: '1532.5' }],
    [{ as_of }],
    [{ rate: '1532.5', as_of: 'yesterday' }],
    [{ rate: '0', as_of }],
    [{ rate: -1532.5, as_of }],
    [{ rate: '1.5e3', as_of }],
    [{ rate: 0.00065, as_of }],
    [{ rate: 1e9, as_of }],
    [{ rate: null, as_of }],
    [['1532.5', as_of]],
    [null],
  ])('can’t be read where it answers %j', async unreadable => {
    answer = unreadable
    expect(await feed.ask()).toBeUndefined()
  })

  it('gives nothing without its key', async () => {
    expect(await feedWith(undefined).ask()).toBeUndefined()
    expect(await feedWith('another').ask()).toBeUndefined()
  })

  it.each(faults)('is asked a second time, and no third, when this happens: %s', async fault => {
    const asking = feedWith(key, timeoutWith(fault))
    server.behave(fault)
    expect(await asking.ask()).toBeDefined()
    server.behave(fault, fault)
    expect(await asking.ask()).toBeUndefined()
  })
})
