// Whatever goes wrong on the way leaves in the one shape: a sentence, a code and, for a form, its fields.
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { FastifyReply } from 'fastify'
import { databaseFailure } from '../db/database-failure.ts'
import { type Refusal, RefusedError, refuse } from './refusal.ts'

export function sendRefusal(reply: FastifyReply, { code, details }: Refusal): FastifyReply {
  const { status, body } = createErrorAnswer(code, details)
  if (details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(details.retryAfterSeconds))))
  }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).send(body)
}

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** What an error thrown while serving is answered with. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal
  if (databaseFailure(error) !== undefined) return refuse('unavailable', { retryAfterSeconds: 2 })
  const known = byFastifyCode[codeIn(error)]
  if (known !== undefined) return refuse(known)
  // The parser's own complaints (broken JSON, a forbidden key) come with a 4xx status.
  const status = statusIn(error)
  return refuse(status >= 400 && status < 500 ? 'malformed_request' : 'internal')
}

function codeIn(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

function statusIn(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}
