// All errors are answered in one format: a sentence, a code and, for a form, its fields.
import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import type { FastifyReply } from 'fastify'
import { isAborted } from '../calls/aborted.ts'
import { type Refusal, RefusedError, refuse } from '../calls/refusal.ts'
import { refusalOf } from '../calls/refusal-of.ts'
import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/create-metrics.ts'

export function refusalAnswer({ code, details }: Refusal) {
  const { status, body } = createErrorAnswer(code, details)
  const { retryAfterSeconds } = details
  const headers: Readonly<Record<string, string>> = {
    ...(retryAfterSeconds !== undefined && {
      'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
    }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  }
  return { status, headers, body }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, headers, body } = refusalAnswer(refusal)
  return reply.code(status).headers(headers).send(body)
}

type Asked = {
  readonly reqId: string
  readonly method: string
  readonly route: string
  /** Nobody is there any more to be answered. */
  readonly isGone: boolean
}

export type ExplainError = (error: unknown, asked: Asked) => Refusal

/** Turns an error into a refusal; unexpected errors are logged as well. */
export function createExplainError(log: Log, metrics: Metrics): ExplainError {
  return (error, { isGone, ...asked }) => {
    // A file that was on its way to a page that is being left.
    const isCutOff = isGone && codeIn(error) === 'ERR_STREAM_PREMATURE_CLOSE'
    const refusal = isCutOff ? refuse('request_timeout') : refusalOfRequest(error)
    if (isCutOff || isAborted(error)) {
      metrics.aborted()
      return refusal
    }
    // A refusal with a cause is the server's failure, not the caller's.
    const isOurs = error instanceof RefusedError && error.cause !== undefined
    if (isOurs || refusal.code === 'internal' || refusal.code === 'unavailable') {
      log.error({ ...asked, err: error }, 'request failed')
    }
    metrics.refusal(refusal.code)
    return refusal
  }
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

/** The answer to any error, including those of Fastify and its parsers. */
export function refusalOfRequest(error: unknown): Refusal {
  const own = refusalOf(error)
  if (own !== undefined) return own
  const known = byFastifyCode[codeIn(error)]
  if (known !== undefined) return refuse(known)
  // Errors of the parsers (broken JSON, a forbidden key) have a 4xx status.
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
