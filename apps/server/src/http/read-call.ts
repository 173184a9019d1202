import type { AnyEndpoint, Shape } from '@kinfold/contract/endpoint'
import { readValue } from '@kinfold/contract/validation/read-value'
import { type Refusal, refuse } from './refusal.ts'

type Sent = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
type Part = keyof Sent

const parts: readonly Part[] = ['params', 'query', 'body']

/** The request's parts as the contract describes them, or a refusal that names each field. */
export function readCall(endpoint: AnyEndpoint, sent: Sent): Sent | Refusal {
  const read: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined }
  const fields: Record<string, string> = {}
  for (const part of parts) {
    const result = readPart(endpoint[part], sent[part])
    if (result.ok) read[part] = result.value
    else Object.assign(fields, result.fields)
  }
  if (Object.keys(fields).length === 0) return read
  // An id that can't be one of ours names nothing, so it isn't found; that is no form to correct.
  const isOnlyPath = Object.keys(fields).every(field => isParam(endpoint, sent.params, field))
  return isOnlyPath ? refuse('not_found') : refuse('validation_failed', { fields })
}

function isParam(endpoint: AnyEndpoint, params: unknown, field: string): boolean {
  return (
    endpoint.params !== undefined &&
    typeof params === 'object' &&
    params !== null &&
    field in params
  )
}

function readPart(shape: Shape | undefined, sent: unknown): ReturnType<typeof readValue> {
  // What a call doesn't take is ignored: tracking parameters and the like are no one's mistake.
  if (shape === undefined) return { ok: true, value: undefined }
  return readValue(shape, sent ?? {})
}
