import type { AnyEndpoint, Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import { type Refusal, refuse } from './refusal.ts'

type Sent = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** The request's parts as the contract describes them, or a refusal that names each field. */
export function readCall(endpoint: AnyEndpoint, sent: Sent): Sent | Refusal {
  const params = readPart(endpoint.params, sent.params)
  // An id that can't be one of ours is simply not found: there is no form field to correct.
  if (!params.ok) return refuse('not_found')
  const query = readPart(endpoint.query, sent.query)
  const body = readPart(endpoint.body, sent.body)
  if (query.ok && body.ok) return { params: params.value, query: query.value, body: body.value }
  const fields = { ...(!query.ok && query.fields), ...(!body.ok && body.fields) }
  return Object.keys(fields).length === 0
    ? refuse('malformed_request')
    : refuse('validation_failed', { fields })
}

const nothing = { ok: true, value: undefined } as const

function readPart(shape: Shape | undefined, sent: unknown = {}): ReturnType<typeof readValue> {
  // Parameters that a call doesn't know are ignored: a tracking parameter is nobody's mistake.
  if (shape === undefined) return nothing
  try {
    return readValue(shape, sent)
  } catch {
    // Input that no rule expects: nested deeper than the stack allows, or checked by a rule between two
    // fields although one is missing. It is still the caller's mistake.
    return { ok: false, fields: {} }
  }
}
