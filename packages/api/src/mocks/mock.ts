// An endpoint's named outcomes, typed by the contract: `wallets.ok()`, `.empty()`, `.fails('internal')`.
// The same ones serve stories, tests and the web app without a server.

import type { AnswerOf, AnyEndpoint, ErrorOf } from '@kinfold/contract/endpoint'
import type { ErrorDetails } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { possibleErrors } from '@kinfold/contract/errors/possible-errors'
import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { isFileAnswer } from '../client/is-file-answer.ts'
import { holdCall } from './held-calls.ts'
import { type CallerName, checkAccess, usualCaller } from './mock-caller.ts'
import { type MockedCall, readMockedCall } from './read-mocked-call.ts'
import { Refusal } from './refusal.ts'

export type Answerer<E extends AnyEndpoint> = (
  call: MockedCall<E>,
) => AnswerOf<E> | Refusal | Promise<AnswerOf<E> | Refusal>

export interface MockOptions {
  /** Who calls: somebody of the demo club by name, or found from the request. */
  readonly as?: CallerName | ((request: Request) => CallerName | undefined)
}

/** The codes that any call can be refused with, besides those it declares. */
type SharedCode = Extract<
  ErrorCode,
  | 'malformed_request'
  | 'validation_failed'
  | 'not_found'
  | 'unauthenticated'
  | 'forbidden'
  | 'account_suspended'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable'
  | 'request_too_large'
  | 'file_too_large'
  | 'file_type_not_allowed'
  | 'request_timeout'
  | 'idempotency_in_progress'
  | 'idempotency_mismatch'
  | 'verification_required'
>
type CodeOf<E extends AnyEndpoint> = ErrorOf<E> | SharedCode

export interface CommonOutcomes<E extends AnyEndpoint> {
  /** This answer, for every caller. */
  answers(answer: AnswerOf<E> | Answerer<E>, options?: MockOptions): HttpHandler
  /** The ok answer after three seconds. */
  slow(options?: MockOptions): HttpHandler
  /** Never answers: shows loading. */
  never(): HttpHandler
  /** One answer, then none: shows refetching. */
  refetching(options?: MockOptions): HttpHandler
  /** Refused with a code that this call can be refused with. */
  fails(code: CodeOf<E>, details?: ErrorDetails): HttpHandler
  /** Refused once, then ok: for “try again”. */
  recovers(code: CodeOf<E>, options?: MockOptions): HttpHandler
  /** The network is gone. */
  offline(): HttpHandler
  /** The network is gone once, then ok: for “send again”. */
  reconnects(options?: MockOptions): HttpHandler
}

type States<E extends AnyEndpoint> = { readonly ok: Answerer<E> } & Readonly<
  Record<string, Answerer<E>>
>
export type Mock<E extends AnyEndpoint, S extends States<E>> = CommonOutcomes<E> & {
  readonly [Name in keyof S]: (options?: MockOptions) => HttpHandler
} & { readonly endpoint: E }

const slowMs = 3000
const register = { GET: http.get, POST: http.post, PATCH: http.patch }

function toResponse(endpoint: AnyEndpoint, answer: unknown): Response {
  if (answer instanceof Refusal) return answer.toResponse()
  if (answer instanceof Response) return answer
  if (!isFileAnswer(endpoint.response)) return Response.json(answer)
  const { contentType } = endpoint.response
  if (!(answer instanceof Uint8Array)) throw new TypeError(`${endpoint.path} answers bytes`)
  return new HttpResponse(Uint8Array.from(answer), { headers: { 'content-type': contentType } })
}

/** The handler of one outcome. `turn` counts its calls from 0. */
function handle<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: MockedCall<E>, turn: number, request: Request) => unknown,
  { as = usualCaller(endpoint.access) }: MockOptions = {},
): HttpHandler {
  let turns = 0
  return register[endpoint.method](`*/api${endpoint.path}`, async ({ request, params }) => {
    const caller = typeof as === 'function' ? as(request) : as
    try {
      checkAccess(endpoint.access, caller)
      const call = await readMockedCall(endpoint, { as: caller, params, request })
      return toResponse(endpoint, await answer(call, turns++, request))
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse()
      throw error
    }
  })
}

// An outcome that doesn't look at the call: it holds whatever was sent.
function handleAny(
  endpoint: AnyEndpoint,
  answer: (call: { request: Request }) => Response | Promise<Response>,
): HttpHandler {
  return register[endpoint.method](`*/api${endpoint.path}`, answer)
}

async function wait({ request }: { request: Request }): Promise<never> {
  holdCall(request)
  await delay('infinite')
  throw new Error('never happens')
}

function refusal(endpoint: AnyEndpoint, code: ErrorCode, details?: ErrorDetails): Refusal {
  if (!possibleErrors(endpoint).includes(code)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} is never refused with ${code}: add it to the endpoint's errors in the contract, or take one of ${possibleErrors(endpoint).join(', ')}.`,
    )
  }
  return new Refusal(code, details)
}

export function mock<E extends AnyEndpoint, S extends States<E>>(
  endpoint: E,
  states: S,
): Mock<E, S> {
  const common: CommonOutcomes<E> = {
    answers(answer, options) {
      return handle(endpoint, call => (isAnswerer<E>(answer) ? answer(call) : answer), options)
    },
    slow(options) {
      return handle(
        endpoint,
        async call => {
          await delay(slowMs)
          return states.ok(call)
        },
        options,
      )
    },
    never: () => handleAny(endpoint, wait),
    refetching(options) {
      return handle(
        endpoint,
        (call, turn, request) => (turn === 0 ? states.ok(call) : wait({ request })),
        options,
      )
    },
    fails(code, details) {
      const refused = refusal(endpoint, code, details)
      return handleAny(endpoint, () => refused.toResponse())
    },
    recovers(code, options) {
      const refused = refusal(endpoint, code)
      return handle(endpoint, (call, turn) => (turn === 0 ? refused : states.ok(call)), options)
    },
    offline: () => handleAny(endpoint, () => HttpResponse.error()),
    reconnects(options) {
      return handle(
        endpoint,
        (call, turn) => (turn === 0 ? HttpResponse.error() : states.ok(call)),
        options,
      )
    },
  }
  const named = Object.fromEntries(
    Object.entries(states).map(([name, answerer]) => [
      name,
      (options?: MockOptions) => handle(endpoint, answerer, options),
    ]),
  )
  // Object.fromEntries forgets the names that `states` has.
  return { ...common, ...named, endpoint } as Mock<E, S>
}

function isAnswerer<E extends AnyEndpoint>(answer: unknown): answer is Answerer<E> {
  return typeof answer === 'function'
}
