import type { Access } from '../access.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import type { ErrorCode } from './error-catalogue.ts'

const always: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable']

const byAccess: Record<Access, readonly ErrorCode[]> = {
  visitor: [],
  provider: [],
  account: ['unauthenticated', 'account_suspended'],
  member: ['unauthenticated', 'forbidden', 'account_suspended'],
  'verified-member': ['unauthenticated', 'forbidden', 'account_suspended', 'verification_required'],
  operator: ['unauthenticated', 'forbidden', 'account_suspended'],
  reviewer: ['unauthenticated', 'forbidden', 'account_suspended'],
  approver: ['unauthenticated', 'forbidden', 'account_suspended'],
  administrator: ['unauthenticated', 'forbidden', 'account_suspended'],
}

function fromShape(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = []
  const takesBody = endpoint.body !== undefined || endpoint.upload !== undefined
  if (takesBody) codes.push('malformed_request', 'request_too_large', 'unsupported_media_type')
  if (takesBody || endpoint.query || endpoint.params) codes.push('validation_failed')
  if (endpoint.params) codes.push('not_found')
  if (endpoint.upload) codes.push('file_too_large', 'file_type_not_allowed', 'request_timeout')
  if (endpoint.money) codes.push('idempotency_in_progress', 'idempotency_mismatch')
  return codes
}

/** Everything a call can be refused with: what it declares, and what follows from its shape and access. */
export function possibleErrors(endpoint: AnyEndpoint): ErrorCode[] {
  const codes = [
    ...endpoint.errors,
    ...fromShape(endpoint),
    ...byAccess[endpoint.access],
    ...always,
  ]
  return [...new Set(codes)]
}
