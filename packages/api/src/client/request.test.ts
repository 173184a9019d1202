import { endpoint } from '@kinfold/contract/endpoint'
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { failureMessages } from '@kinfold/contract/messages'
import { quoteOf } from '@kinfold/personas/answers/quote-of'
import { number, object, optional, string, type } from 'superstruct'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from './client-settings.ts'
import { request } from './request.ts'

const look = endpoint({
  summary: 'Looks.',
  method: 'GET',
  path: '/look',
  access: 'member',
  query: object({ page: optional(number()), kind: optional(string()), ids: optional(string()) }),
  response: type({ seen: number() }),
})

const give = endpoint({
  summary: 'Gives.',
  method: 'POST',
  path: '/give',
  access: 'member',
  body: object({ name: string() }),
  response: type({ seen: number() }),
})

const hand = endpoint({
  summary: 'Hands a file in.',
  method: 'POST',
  path: '/hand',
  access: 'member',
  upload: { file: 'receipt', fields: object({ note: optional(string()) }) },
  response: type({ seen: number() }),
})

const statement = endpoint({
  summary: 'A statement.',
  method: 'GET',
  path: '/statement',
  access: 'member',
  response: { contentType: 'application/pdf' },
})

const lines = endpoint({
  summary: 'Lines.',
  method: 'GET',
  path: '/lines',
  access: 'member',
  response: { contentType: 'text/csv' },
})

const report = endpoint({
  summary: 'A report.',
  method: 'GET',
  path: '/paper/:id',
  access: 'member',
  params: { id: string() },
  response: { contentType: 'application/pdf', readAs: 'bytes' },
})

const json = (value: unknown, status = 200) => Response.json(value, { status })
const refuse = (code: ErrorCode) => {
  const { status, body } = createErrorAnswer(code)
  return json(body, status)
}
const pdf = (status = 200) =>
  new Response('%PDF', { status, headers: { 'content-type': 'application/pdf' } })

const fetched = vi.fn<typeof fetch>()
const sent = (call = 0) => {
  const [url, init] = fetched.mock.calls[call]!
  return { url: String(url), init: init!, headers: new Headers(init?.headers) }
}

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => json({ seen: 1 }))
  vi.stubGlobal('fetch', fetched)
  configureClient({ readToken: () => 'token-1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request', () => {
  it('goes to the base URL with the token, and answers the data', async () => {
    expect(await request(look, {})).toEqual({ ok: true, data: { seen: 1 } })
    expect(sent().url).toBe('/api/look')
    expect(sent().headers.get('authorization')).toBe('Bearer token-1')
    expect(sent().headers.get('accept')).toBe('application/json')
  })

  it('goes elsewhere when told, and without a token when there is none', async () => {
    configureClient({ baseUrl: 'https://club.example/api' })
    await request(look, {})
    expect(sent().url).toBe('https://club.example/api/look')
    expect(sent().headers.has('authorization')).toBe(false)
  })

  it('drops query parameters that say nothing', async () => {
    await request(look, { query: { page: 0, kind: '', ids: undefined } })
    expect(sent().url).toBe('/api/look?page=0')
  })

  it('sends JSON by default', async () => {
    await request(give, { body: { name: 'Ada' } })
    expect(sent().init.method).toBe('POST')
    expect(sent().init.body).toBe('{"name":"Ada"}')
    expect(sent().headers.get('content-type')).toBe('application/json')
  })

  it('sends another content type when told', async () => {
    const contentType = 'application/x-www-form-urlencoded'
    await request(give, { body: { name: 'Ada' } }, { contentType })
    expect(sent().init.body).toBe('name=Ada')
    expect(sent().headers.get('content-type')).toBe(contentType)
  })

  it('sends a file as form data, its fields first', async () => {
    const file = new File(['x'], 'receipt.png')
    await request(hand, { upload: { file, fields: { note: 'March' } } })
    const form = sent().init.body
    expect(form).toBeInstanceOf(FormData)
    expect([...(form as FormData).keys()]).toEqual(['note', 'receipt'])
    expect(sent().headers.has('content-type')).toBe(false)
  })

  it('reads a PDF as a blob, and a report as an array buffer', async () => {
    fetched.mockImplementation(async () => pdf())
    const blob = await request(statement, {})
    const buffer = await request(report, { params: { id: 'p1' } })
    expect(blob.ok && blob.data).toBeInstanceOf(Blob)
    expect(buffer.ok && buffer.data).toBeInstanceOf(ArrayBuffer)
    expect(sent().headers.get('accept')).toBe('application/pdf, application/json')
  })

  it('reads a CSV file as a blob', async () => {
    fetched.mockImplementation(
      async () => new Response('a,b', { headers: { 'content-type': 'text/csv' } }),
    )
    const outcome = await request(lines, {})
    expect(outcome.ok && (await outcome.data.text())).toBe('a,b')
  })

  it('carries the success message it was given', async () => {
    const outcome = await request(
      give,
      { body: { name: 'Ada' } },
      { messages: { success: 'Done.' } },
    )
    expect(outcome).toMatchObject({ ok: true, message: 'Done.' })
  })
})

describe('a refused request', () => {
  it('says which payment was begun before', async () => {
    const payment = {
      id: 'a-payment',
      payment_link: '/sandbox/checkout/KF-7H2K9D4M',
      status: 'pending',
    }
    const begun = (of: unknown) => {
      const { status, body } = createErrorAnswer('payment_already_started')
      fetched.mockImplementation(async () => json({ ...body, payment: of }, status))
    }
    begun(payment)
    expect(await request(give, { body: { name: 'Ada' } })).toMatchObject({ payment })
    begun({ id: 5 })
    expect(await request(give, { body: { name: 'Ada' } })).not.toHaveProperty('payment')
  })

  it('carries what a payment costs now', async () => {
    const quote = quoteOf({ purpose: 'deposit', amount: 100, currency: 'USD', gateway: 'card' })
    const changed = (of: unknown) => {
      const { status, body } = createErrorAnswer('quote_changed')
      fetched.mockImplementation(async () => json({ ...body, quote: of }, status))
    }
    changed(quote)
    expect(await request(give, { body: { name: 'Ada' } })).toMatchObject({
      code: 'quote_changed',
      quote,
    })
    for (const broken of [null, {}, { ...quote, quote_id: 5 }, { ...quote, total: null }]) {
      changed(broken)
      expect(await request(give, { body: { name: 'Ada' } })).not.toHaveProperty('quote')
    }
  })

  it('carries the sentence, code and fields of the body', async () => {
    const fields = { name: 'Please fill this in.' }
    fetched.mockImplementation(async () => {
      const { status, body } = createErrorAnswer('validation_failed', { fields })
      return json(body, status)
    })
    expect(await request(give, { body: { name: '' } })).toEqual({
      ok: false,
      kind: 'refused',
      status: 400,
      code: 'validation_failed',
      message: 'Please check the fields marked below.',
      fields,
    })
  })

  it.each([
    'invalid_credentials',
    'forbidden',
    'not_found',
    'conflict',
    'idempotency_mismatch',
    'too_many_requests',
    'internal',
    'unavailable',
  ] as const)('tells %s apart', async code => {
    configureClient({ isOnLoginPage: () => true })
    fetched.mockImplementation(async () => refuse(code))
    const { status, body } = createErrorAnswer(code)
    expect(await request(look, {})).toEqual({
      ok: false,
      kind: 'refused',
      status,
      code,
      message: body.error,
    })
  })

  it('says a custom sentence instead, or none', async () => {
    fetched.mockImplementation(async () => refuse('conflict'))
    const failure = 'Please ask again.'
    expect(await request(look, {}, { messages: { failure } })).toMatchObject({ message: failure })
    expect(await request(look, {}, { silent: true })).not.toHaveProperty('message')
  })

  it('reads the sentence although a file was asked for', async () => {
    fetched.mockImplementation(async () => refuse('not_found'))
    for (const outcome of [
      await request(statement, {}),
      await request(report, { params: { id: '1' } }),
    ]) {
      expect(outcome).toMatchObject({ kind: 'refused', code: 'not_found' })
    }
  })

  it('says the catalogue’s sentence when a proxy answered', async () => {
    fetched.mockImplementation(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await request(look, {})).toMatchObject({
      kind: 'refused',
      status: 502,
      code: 'unknown',
      message: failureMessages.noResponse,
    })
  })
})

describe('a request without an answer', () => {
  it('says so when the network fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await request(look, {})).toEqual({
      ok: false,
      kind: 'no-response',
      code: 'no_response',
      message: failureMessages.noResponse,
    })
  })

  it('says its own sentence when it has one, or none', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const noResponse = failureMessages.noBankResponse
    expect(await request(look, {}, { messages: { noResponse } })).toMatchObject({
      message: noResponse,
    })
    expect(await request(look, {}, { silent: true })).not.toHaveProperty('message')
  })

  it('treats a captive portal’s page as no answer', async () => {
    fetched.mockImplementation(
      async () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
    )
    expect(await request(look, {})).toMatchObject({ kind: 'no-response' })
  })

  it('gives up after half a minute', async () => {
    vi.useFakeTimers()
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const outcome = request(look, {})
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent().init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'no-response' })
  })

  it('is silent when the page cancelled it', async () => {
    const controller = new AbortController()
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const outcome = request(look, {}, { signal: controller.signal })
    controller.abort()
    expect(await outcome).toEqual({ ok: false, kind: 'aborted', code: 'aborted' })
  })

  it('is sent once: the transport doesn’t retry', async () => {
    fetched.mockImplementation(async () => refuse('unavailable'))
    await request(look, {})
    expect(fetched).toHaveBeenCalledOnce()
  })
})

it('reports an answer that doesn’t match the contract', async () => {
  fetched.mockImplementation(async () => json({ seen: 'twice' }))
  const outcome = await request(look, {})
  expect(outcome).toMatchObject({ ok: false, kind: 'off-contract' })
  expect(!outcome.ok && outcome.message).toContain('GET /look')
  expect(!outcome.ok && outcome.message).toContain('seen: This is not valid.')
})
