import type { AnyEndpoint, RequestOf } from '@kinfold/contract/endpoint'
import { fillPath } from '@kinfold/contract/fill-path'
import { demoAccessToken } from '@kinfold/personas/answers/sign-in-answer-of'
import { dropEmpty } from '../client/drop-empty.ts'
import { type CallParts, requestBody } from '../client/request-body.ts'
import { type CallerName, usualCaller } from './mock-caller.ts'

export interface SampleCall {
  readonly endpoint: AnyEndpoint
  /** The person in the demo club it succeeds for. */
  readonly as: CallerName
  readonly parts: CallParts
  /** The request as the client sends it. */
  request(as?: CallerName, host?: string): Request
}

/** A call that makes sense in the demo club. */
export function sampleCall<E extends AnyEndpoint>(
  endpoint: E,
  input: RequestOf<E, File>,
  as: CallerName = usualCaller(endpoint.access),
): SampleCall {
  const parts: CallParts = input
  return {
    endpoint,
    as,
    parts,
    request(caller = as, host = 'http://club.test') {
      const url = new URL(`${host}/api${fillPath<AnyEndpoint>(endpoint, parts.params)}`)
      for (const [name, value] of Object.entries(dropEmpty(parts.query))) {
        url.searchParams.set(name, String(value))
      }
      const headers = new Headers({ authorization: `Bearer ${demoAccessToken(caller)}` })
      const body = requestBody(endpoint, parts)
      if (body === undefined || body instanceof FormData) {
        return new Request(url, { method: endpoint.method, headers, body: body ?? null })
      }
      headers.set('content-type', 'application/json')
      return new Request(url, { method: endpoint.method, headers, body: JSON.stringify(body) })
    },
  }
}
