// How tests call a server, in this process or another.
import type { AnyEndpoint, RequestOf, Shape } from '@kinfold/contract/endpoint'
import { ErrorAnswer } from '@kinfold/contract/errors/error-answer'
import { fillPath } from '@kinfold/contract/fill-path'
import { formOf, type SentFile } from './form-of.ts'

export type TestClient = {
  /** A call of the contract that has to succeed; its answer is read by the contract. */
  ask<E extends AnyEndpoint, T>(
    endpoint: E & { readonly response: Shape<T> },
    request: RequestOf<E, SentFile> & Signed,
  ): Promise<T>
  /** Sends anything, and returns the answer unchecked. */
  call(method: Method, path: string, options?: CallOptions): Promise<Answered>
}

type Method = 'GET' | 'POST' | 'PATCH'
type Signed = {
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}
export type CallOptions = Signed & {
  /** An object leaves as JSON; a text or bytes as they are, with a content type in the headers. */
  readonly body?: unknown
}
export type Answered = {
  readonly status: number
  readonly body: unknown
  /** What a refusal says, apart from its sentence. */
  readonly code: string | undefined
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly headers: Readonly<Record<string, unknown>>
}

export type Sent = {
  readonly method: Method
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | Buffer | undefined
}
export type Received = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}
/** Sends a request to the server and returns its answer. */
export type Transport = (sent: Sent) => Promise<Received>

export function createTestClient(transport: Transport): TestClient {
  const call: TestClient['call'] = async (method, path, options = {}) =>
    understand(await transport({ method, path, ...pack(options) }))

  return {
    call,
    async ask<E extends AnyEndpoint, T>(
      endpoint: E & { readonly response: Shape<T> },
      request: RequestOf<E, SentFile> & Signed,
    ) {
      const parts: Asked = request
      const path = `/api${fillPath<AnyEndpoint>(endpoint, parts.params)}${search(parts.query)}`
      const form = parts.upload && (await formOf(parts.upload.file, parts.upload.fields))
      const { status, body } = await call(endpoint.method, path, { ...parts, ...form })
      const shape: Shape<T> = endpoint.response
      const [error, answer] = shape.validate(body)
      if (status === 200 && error === undefined) return answer
      const why = error === undefined ? '' : `, not by the contract: ${error.message}`
      throw new Error(`${path} answered ${status} ${JSON.stringify(body)}${why}`)
    },
  }
}

type Asked = Signed & {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly upload?: { readonly file: SentFile; readonly fields: unknown }
}

function search(query: unknown): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) given.set(name, String(value))
  return given.size === 0 ? '' : `?${given}`
}

function pack({ body, token, headers }: CallOptions): Pick<Sent, 'headers' | 'body'> {
  const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
  return {
    body: isRaw ? body : JSON.stringify(body),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!isRaw && { 'content-type': 'application/json' }),
      ...headers,
    },
  }
}

function understand({ status, text, headers }: Received): Answered {
  const isJson = text !== '' && String(headers['content-type']).startsWith('application/json')
  const body: unknown = isJson ? JSON.parse(text) : text
  const refusal = ErrorAnswer.is(body) ? body : undefined
  return { status, body, code: refusal?.code, fields: refusal?.fields, headers }
}
