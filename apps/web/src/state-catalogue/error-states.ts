import { allEndpoints } from '@kinfold/contract/all-endpoints'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { type ErrorCode, errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { possibleErrors } from '@kinfold/contract/errors/possible-errors'

const members = new Set(['visitor', 'account', 'member', 'verified-member'])

// These speak of a request that this app never sends, so no member sees them.
const unseen = new Set<ErrorCode>([
  'malformed_request',
  'unsupported_media_type',
  'method_not_allowed',
  'request_too_large',
  'idempotency_mismatch',
])

const endpoints: readonly AnyEndpoint[] = Object.values(allEndpoints)
const codes = new Set(
  endpoints
    .filter(({ access }) => members.has(access))
    .flatMap(endpoint => possibleErrors(endpoint)),
)

/** Every refusal that a member can meet, with its sentence. */
export const errorStates = [...codes]
  .filter(code => !unseen.has(code))
  .map(code => ({ id: `error:${code}` as const, sentence: errorCatalogue[code].sentence }))
