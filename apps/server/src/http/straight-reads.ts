// A read that needs nothing but its address and a token (most of what a screen asks for) is answered by
// node:http itself: Fastify around it costs more than the answer. Everything else goes through Fastify.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import type { AddressOf } from './address-of.ts'
import { assertAnswer } from './assert-answer.ts'
import { type ExplainError, refusalAnswer } from './error-answers.ts'
import { json } from './json.ts'
import { Refusal } from './refusal.ts'
import type { Route } from './route.ts'
import { type RouteServices, serving } from './serve-call.ts'

export type StraightReadParts = {
  readonly routes: readonly Route[]
  readonly services: RouteServices
  readonly apiHeaders: Readonly<Record<string, string>>
  readonly nextId: () => string
  readonly addressOf: AddressOf
  readonly explain: ExplainError
  readonly log: Log
  readonly metrics: Metrics
}

/** The addresses answered here, each with how. */
export type StraightReads = ReadonlyMap<
  string,
  (request: IncomingMessage, response: ServerResponse) => void
>

type Written = {
  readonly status: number
  readonly headers: readonly string[]
  readonly text: string
}

const nothing = {}

export function straightReads(parts: StraightReadParts): StraightReads {
  const headers = Object.entries({ ...parts.apiHeaders, 'content-type': json }).flat()
  return new Map(
    parts.routes.filter(isPlainRead).map(route => {
      const address = `/api${route.endpoint.path}`
      return [address, answering(parts, headers, address, route)]
    }),
  )
}

function isPlainRead({ endpoint: { method, path, response } }: Route): boolean {
  return method === 'GET' && !path.includes(':') && !('contentType' in response)
}

function answering(
  { addressOf, explain, log, metrics, nextId, services }: StraightReadParts,
  fixed: readonly string[],
  address: string,
  route: Route,
) {
  const serve = serving(route, services)
  const write = (answer: unknown): Written => {
    if (answer instanceof Refusal) {
      services.refused(answer.code)
      return writeRefusal(fixed, answer)
    }
    if (services.checkAnswers) assertAnswer(route.endpoint, answer)
    return { status: 200, headers: fixed, text: JSON.stringify(answer) }
  }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const from = performance.now()
    const reqId = nextId()
    let written: Written
    try {
      const answer = serve({
        params: nothing,
        query: nothing,
        body: undefined,
        headers: request.headers,
        address: addressOf(request),
      })
      written = write(await answer)
    } catch (error) {
      written = writeRefusal(fixed, explain(error, reqId))
    }
    const { status, headers, text } = written
    const length = String(Buffer.byteLength(text))
    response.writeHead(status, [...headers, 'x-request-id', reqId, 'content-length', length])
    response.end(text)
    const ms = performance.now() - from
    metrics.request('GET', address, status, ms / 1000)
    log.answered({ reqId, method: 'GET', route: address, status, ms })
  }
}

function writeRefusal(fixed: readonly string[], refusal: Refusal): Written {
  const { status, headers, body } = refusalAnswer(refusal)
  return {
    status,
    headers: [...fixed, ...Object.entries(headers).flat()],
    text: JSON.stringify(body),
  }
}
