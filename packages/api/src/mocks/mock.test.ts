import { endpoint } from '@kinfold/contract/endpoint'
import { setupServer } from 'msw/node'
import { boolean, number, object, optional, string, type } from 'superstruct'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '../client/client-settings.ts'
import { request } from '../client/request.ts'
import { mock } from './mock.ts'
import { Refusal } from './refusal.ts'

const getPurse = endpoint({
  summary: 'A purse.',
  method: 'GET',
  path: '/purse/:id',
  access: 'member',
  params: { id: string() },
  query: object({ full: optional(string()) }),
  response: type({ owner: string(), coins: number() }),
  errors: ['wallet_not_available'],
})
const purse = mock(getPurse, {
  ok: ({ as, params }) => ({ owner: `${as} (${params.id})`, coins: 3 }),
  empty: ({ as = '' }) => ({ owner: as, coins: 0 }),
})

const give = endpoint({
  summary: 'Gives.',
  method: 'POST',
  path: '/gift',
  access: 'visitor',
  body: object({ coins: number() }),
  response: type({ thanks: boolean() }),
})
const gift = mock(give, {
  ok: ({ body }) => (body.coins > 3 ? new Refusal('conflict') : { thanks: true }),
})

const getReceipt = endpoint({
  summary: 'A receipt.',
  method: 'GET',
  path: '/receipt',
  access: 'member',
  response: { contentType: 'application/pdf' },
})
const receipt = mock(getReceipt, { ok: () => new TextEncoder().encode('%PDF') })

const hand = endpoint({
  summary: 'Hands a file in.',
  method: 'POST',
  path: '/hand',
  access: 'member',
  upload: { file: 'paper', fields: object({ note: string() }) },
  response: type({ name: string(), note: string() }),
})
const paper = mock(hand, {
  ok: ({ file, fields }) => ({ name: file?.name ?? '', note: fields.note }),
})

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureClient({ baseUrl: 'http://club.test/api' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

const look = () => request(getPurse, { params: { id: 'p1' } })

describe('a mock', () => {
  it('answers a named outcome, to a member in good standing unless somebody else is named', async () => {
    server.use(purse.ok())
    expect(await look()).toMatchObject({ data: { owner: 'dayo (p1)', coins: 3 } })
    server.use(purse.empty({ as: 'bola' }))
    expect(await look()).toMatchObject({ data: { owner: 'bola', coins: 0 } })
  })

  it('answers what it is told', async () => {
    server.use(purse.answers({ owner: 'Nobody', coins: 7 }))
    expect(await look()).toMatchObject({ data: { owner: 'Nobody', coins: 7 } })
  })

  it('refuses with a code, its status and its sentence', async () => {
    server.use(purse.fails('wallet_not_available'))
    expect(await look()).toMatchObject({
      kind: 'refused',
      status: 403,
      code: 'wallet_not_available',
      message: 'This wallet is not part of your membership.',
    })
  })

  it('can only refuse with codes of its call', () => {
    // @ts-expect-error a purse has no documents
    expect(() => purse.fails('kyc_already_approved')).toThrow('is never refused with')
  })

  it('refuses what the contract refuses', async () => {
    server.use(gift.ok())
    // @ts-expect-error a text is no number
    expect(await request(give, { body: { coins: 'many' } })).toMatchObject({
      status: 400,
      code: 'validation_failed',
      fields: { coins: 'This is not valid.' },
    })
    expect(await request(give, { body: { coins: 9 } })).toMatchObject({ code: 'conflict' })
    expect(await request(give, { body: { coins: 1 } })).toMatchObject({ ok: true })
  })

  it('refuses visitors, except where they may call', async () => {
    server.use(purse.ok({ as: () => undefined }), gift.ok({ as: () => undefined }))
    expect(await look()).toMatchObject({ code: 'unauthenticated' })
    expect(await request(give, { body: { coins: 1 } })).toMatchObject({ ok: true })
  })

  it('loses the network', async () => {
    server.use(purse.offline())
    expect(await look()).toMatchObject({ kind: 'no-response' })
  })

  it('never answers', async () => {
    server.use(purse.never())
    configureClient({ baseUrl: 'http://club.test/api', timeoutMs: 50 })
    expect(await look()).toMatchObject({ kind: 'no-response' })
  })

  it('answers once and then never, and recovers after a refusal', async () => {
    configureClient({ baseUrl: 'http://club.test/api', timeoutMs: 50 })
    server.use(purse.refetching())
    expect((await look()).ok).toBe(true)
    expect((await look()).ok).toBe(false)
    server.use(purse.recovers('internal'))
    expect(await look()).toMatchObject({ code: 'internal' })
    expect((await look()).ok).toBe(true)
    server.use(purse.reconnects())
    expect(await look()).toMatchObject({ kind: 'no-response' })
    expect((await look()).ok).toBe(true)
  })

  it('answers files', async () => {
    server.use(receipt.ok())
    const outcome = await request(getReceipt, {})
    expect(outcome.ok && (await outcome.data.text())).toBe('%PDF')
  })

  it('reads uploads', async () => {
    server.use(paper.ok())
    const file = new File(['x'], 'bill.pdf')
    expect(await request(hand, { upload: { file, fields: { note: 'March' } } })).toMatchObject({
      data: { name: 'bill.pdf', note: 'March' },
    })
  })
})
