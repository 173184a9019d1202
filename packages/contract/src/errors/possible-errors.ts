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

const byShape = {
  body: ['malformed_request', 'request_too_large', 'unsupported_media_type'],
  input: ['validation_failed'],
  id: ['not_found'],
  upload: ['file_too_large', 'file_type_not_allowed', 'request_timeout'],
  money: ['idempotency_in_progress', 'idempotency_mismatch'],
} as const satisfies Record<string, readonly ErrorCode[]>

function fromShape({ body, upload, query, params, money }: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = []
  const takesBody = body !== undefined || upload !== undefined
  if (takesBody) codes.push(...byShape.body)
  if (takesBody || query || params) codes.push(...byShape.input)
  if (params) codes.push(...byShape.id)
  if (upload) codes.push(...byShape.upload)
  if (money) codes.push(...byShape.money)
  return codes
}

/** What calls can be refused with whatever they are about: each by its shape, and all by who may call them. */
export const generalErrors = (access: Access): ErrorCode[] => [
  ...Object.values(byShape).flat(),
  ...byAccess[access],
  ...always,
]

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
