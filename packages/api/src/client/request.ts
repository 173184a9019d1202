/// <reference types="vite/client" />
// The one way to the server. It throws nothing and shows nothing: see outcome.ts.
import { keepsAttemptOpen as codeKeepsAttemptOpen } from '@kinfold/contract/attempt/open-attempt-codes'
import type { AnyEndpoint, RequestOf } from '@kinfold/contract/endpoint'
import { fillPath } from '@kinfold/contract/fill-path'
import { createFetch } from 'ofetch'
import { type OpenAttempt, openAttempt } from './attempt-keys.ts'
import { callDeadline } from './call-deadline.ts'
import { offContract } from './check-answer.ts'
import { clientSettings } from './client-settings.ts'
import { dropEmpty } from './drop-empty.ts'
import { isFileAnswer } from './is-file-answer.ts'
import type { ClientAnswer, Failure, OutcomeOf } from './outcome.ts'
import { readRefusal } from './read-refusal.ts'
import { type CallParts, describeCall, requestBody } from './request-body.ts'
import { noteTokenSent, noteUnauthenticated } from './session-end.ts'

export type CallInput<E extends AnyEndpoint> = RequestOf<E, Blob>

export interface CallMessages {
  /** The message on success; none without it. */
  readonly success?: string
  /** Replaces what the server says about a refusal. */
  readonly failure?: string
  /** Replaces the sentence for a call that got no answer. */
  readonly noResponse?: string
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly messages?: CallMessages | undefined
  /** The outcome carries no sentence, so nothing is shown. */
  readonly silent?: boolean | undefined
  /** For a payload that is not JSON. */
  readonly contentType?: string | undefined
  /** A fetch of its own, for uploads: the platform's can't report progress. */
  readonly fetch?: typeof fetch | undefined
}

const callFetch = createFetch({ fetch: (input, init) => clientSettings().fetch(input, init) })

/** Queries retry, the transport doesn't. */
const transport = { retry: false, ignoreResponseError: true } as const

interface Call {
  readonly endpoint: AnyEndpoint
  readonly path: string
  readonly parts: CallParts
  readonly options: CallOptions
  readonly token: string | undefined
  readonly attempt: OpenAttempt | undefined
  readonly sentAt: number
}

type Answer =
  | { readonly status: number; readonly isOk: boolean; readonly data: unknown }
  | { readonly status: undefined; readonly isCalledOff: boolean }

function headersOf({ endpoint, options, token, attempt }: Call): Headers {
  const { response } = endpoint
  const headers = new Headers({
    accept: isFileAnswer(response)
      ? `${response.contentType}, application/json`
      : 'application/json',
  })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (attempt) headers.set('idempotency-key', attempt.key)
  if (options.contentType) headers.set('content-type', options.contentType)
  return headers
}

// Not set for JSON calls: ofetch chooses by content type, and a PDF becomes a blob.
function responseTypeOf({ endpoint: { response } }: Call) {
  if (!isFileAnswer(response)) return {}
  return { responseType: response.readAs === 'bytes' ? 'arrayBuffer' : 'blob' } as const
}

/** Files of many megabytes take as long as they take. */
const isLong = ({ upload, response }: AnyEndpoint) =>
  upload !== undefined || (isFileAnswer(response) && response.contentType === 'application/zip')

async function send(call: Call): Promise<Answer> {
  const { endpoint, path, parts, options } = call
  const { baseUrl, timeoutMs } = clientSettings()
  const body = requestBody(endpoint, parts)
  const deadline = callDeadline(isLong(endpoint) ? 0 : timeoutMs, options.signal)
  const fetchOnce = options.fetch ? createFetch({ fetch: options.fetch }) : callFetch
  try {
    const response = await fetchOnce.raw(path, {
      ...transport,
      baseURL: baseUrl,
      method: endpoint.method,
      headers: headersOf(call),
      query: dropEmpty(parts.query),
      signal: deadline.signal,
      ...(body === undefined ? {} : { body: body as BodyInit }),
      ...responseTypeOf(call),
    })
    return { status: response.status, isOk: response.ok, data: response._data }
  } catch {
    return { status: undefined, isCalledOff: deadline.isCalledOff() }
  } finally {
    deadline.clear()
  }
}

function failed<F extends Failure>(failure: F, message: string, silent: boolean | undefined): F {
  return silent ? failure : { ...failure, message }
}

// Refused before it was carried out, or unknown: the attempt stays open and is tried with its key again.
const keepsAttemptOpen = (status: number, code: string) =>
  status >= 500 || [401, 408, 425, 429].includes(status) || codeKeepsAttemptOpen(code)

async function readFailure(call: Call, status: number, data: unknown): Promise<Failure> {
  const { messages, silent } = call.options
  const { message, ...refusal } = await readRefusal(data)
  if (!keepsAttemptOpen(status, refusal.code)) call.attempt?.settle()
  if (status === 401 && noteUnauthenticated(call.token)) {
    return failed(
      { ok: false, kind: 'signed-out', status, code: 'unauthenticated' },
      message,
      silent,
    )
  }
  const failure: Failure = { ok: false, kind: 'refused', status, ...refusal }
  return failed(failure, messages?.failure ?? message, silent)
}

function readSuccess<E extends AnyEndpoint>(call: Call, data: unknown): OutcomeOf<E> {
  const { endpoint, options } = call
  const { messages, silent } = options
  // A captive network answers everything with a page of its own.
  const isReadable = typeof data === 'object' && data !== null
  if (!isReadable) return noResponse(call)
  call.attempt?.settle()
  if (import.meta.env.DEV) {
    const problem = offContract(endpoint, data)
    if (problem) return { ok: false, kind: 'off-contract', code: 'off_contract', message: problem }
  }
  // The contract guarantees the type: checked above in development, and always by the server.
  const success = { ok: true, data: data as ClientAnswer<E> } as const
  return messages?.success && !silent ? { ...success, message: messages.success } : success
}

function noResponse({ endpoint, sentAt, options: { messages, silent } }: Call): Failure {
  const failure: Failure = { ok: false, kind: 'no-response', code: 'no_response' }
  if (silent) return failure
  return {
    ...failure,
    message: messages?.noResponse ?? clientSettings().noResponse(endpoint, sentAt),
  }
}

export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<OutcomeOf<E>> {
  const parts: CallParts = input
  const path = fillPath<AnyEndpoint>(endpoint, parts.params)
  const token = clientSettings().readToken()
  noteTokenSent(token)
  const attempt = endpoint.money ? openAttempt(describeCall(endpoint, path, parts)) : undefined
  const sentAt = performance.now()
  const call: Call = { endpoint, path, parts, options, token, attempt, sentAt }
  const answer = await send(call)
  if (answer.status === undefined) {
    return answer.isCalledOff ? { ok: false, kind: 'aborted', code: 'aborted' } : noResponse(call)
  }
  return answer.isOk
    ? readSuccess(call, answer.data)
    : readFailure(call, answer.status, answer.data)
}
