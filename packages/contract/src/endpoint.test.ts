import { number, object, string, type } from 'superstruct'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyOf,
  type ErrorOf,
  endpoint,
  type ParamsOf,
  type PathParam,
  type QueryOf,
  type RequestOf,
} from './endpoint.ts'
import { possibleErrors } from './errors/possible-errors.ts'
import { id } from './fields/id.ts'
import { fillPath } from './fill-path.ts'
import type { listPortfolios } from './portfolio/list-portfolios.ts'
import type { listTransactions } from './wallet/list-transactions.ts'

const give = endpoint({
  summary: 'Gives.',
  method: 'POST',
  path: '/gift/:id/to/:name',
  access: 'member',
  money: true,
  params: { id: id<'gift'>(), name: id<'member'>() },
  body: object({ amount: number() }),
  response: type({ thanks: string() }),
  errors: ['insufficient_balance'],
})

const look = endpoint({
  summary: 'Looks.',
  method: 'GET',
  path: '/gift',
  access: 'visitor',
  response: { contentType: 'application/pdf' },
})

describe('an endpoint', () => {
  it('reads the names of its params out of the path', () => {
    expectTypeOf<PathParam<'/a/:id/b/:name'>>().toEqualTypeOf<'id' | 'name'>()
    expectTypeOf<PathParam<'/a/b'>>().toEqualTypeOf<never>()
    expectTypeOf<ParamsOf<typeof give>>().toEqualTypeOf<{ id: string; name: string }>()
  })

  it('types what it takes, gives and can be refused with', () => {
    expectTypeOf<BodyOf<typeof give>>().toEqualTypeOf<{ amount: number }>()
    expectTypeOf<AnswerOf<typeof give>>().toEqualTypeOf<{ thanks: string }>()
    expectTypeOf<AnswerOf<typeof look>>().toEqualTypeOf<Uint8Array>()
    expectTypeOf<ErrorOf<typeof give>>().toEqualTypeOf<'insufficient_balance'>()
    expectTypeOf<QueryOf<typeof give>>().toEqualTypeOf<undefined>()
  })

  it('asks a caller for exactly the parts it takes', () => {
    const request: RequestOf<typeof give> = { params: { id: 'a', name: 'b' }, body: { amount: 1 } }
    const nothing: RequestOf<typeof look> = {}
    const allOptional: RequestOf<typeof listPortfolios> = {}
    // @ts-expect-error a wallet has to be named
    const whose: RequestOf<typeof listTransactions> = {}
    // @ts-expect-error a body is missing
    const bodiless: RequestOf<typeof give> = { params: { id: 'a', name: 'b' } }
    // @ts-expect-error this call takes no body
    const tooMuch: RequestOf<typeof look> = { body: {} }
    expect([request, nothing, allOptional, whose, bodiless, tooMuch]).toHaveLength(6)
  })

  it('refuses params that the path does not name, and a path whose params are missing', () => {
    const base = { summary: '', method: 'GET', access: 'visitor', response: object({}) } as const
    // @ts-expect-error the path names an id
    endpoint({ ...base, path: '/gift/:id' })
    // @ts-expect-error the path names no params
    endpoint({ ...base, path: '/gift', params: { id: id() } })
    // @ts-expect-error the path names an id, not a name
    endpoint({ ...base, path: '/gift/:id', params: { name: id() } })
    // @ts-expect-error there is no such error
    endpoint({ ...base, path: '/gift', errors: ['out_of_luck'] })
  })

  it('holds a handler to the shape of its call', () => {
    type Handler<E extends AnyEndpoint> = (request: RequestOf<E>) => AnswerOf<E>
    const right: Handler<typeof give> = ({ params, body }) => ({
      thanks: `${params.name} got ${body.amount}`,
    })
    // @ts-expect-error the answer has no thanks
    const empty: Handler<typeof give> = () => ({})
    // @ts-expect-error thanks are a text
    const wrong: Handler<typeof give> = () => ({ thanks: 1 })
    // @ts-expect-error the body has no currency
    const curious: Handler<typeof give> = ({ body }) => ({ thanks: body.currency })
    expect([right, empty, wrong, curious]).toHaveLength(4)
  })

  it('keeps one noun’s id from being another’s', () => {
    const wallet = id<'wallet'>().TYPE
    // @ts-expect-error a wallet is no portfolio
    const portfolio: ReturnType<typeof id<'portfolio'>>['TYPE'] = wallet
    expect(portfolio).toBe(wallet)
  })

  it('fills its path', () => {
    expect(fillPath(give, { id: 'a b', name: 'c/d' })).toBe('/gift/a%20b/to/c%2Fd')
    expect(() => fillPath(give, { id: '', name: 'c' })).toThrow('needs its id')
  })

  it('can be refused for what it declares, its shape and its access', () => {
    expect(possibleErrors(give)).toEqual(
      expect.arrayContaining([
        'insufficient_balance',
        'idempotency_mismatch',
        'validation_failed',
        'not_found',
        'unauthenticated',
        'internal',
      ]),
    )
    expect(possibleErrors(look)).toEqual(['too_many_requests', 'internal', 'unavailable'])
  })
})
