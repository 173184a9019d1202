// Requests that never reach Fastify: Node's parser rejects them, or they can't be meant for this server.
// They are answered in the same format and with the same headers as every refusal of the API.
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@kinfold/contract/errors/error-catalogue'
import { refuse } from '../calls/refusal.ts'
import { json } from '../calls/send-json.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { refusalAnswer } from './error-answers.ts'

export type ParserRefusals = {
  /** For parser errors, where there is only a socket. */
  readonly onClientError: (error: Error, socket: Socket) => void
  readonly refuseUnread: (response: ServerResponse) => void
}

type Parts = {
  readonly apiHeaders: Readonly<Record<string, string>>
  readonly nextId: () => string
  readonly metrics: Metrics
}

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

export function parserRefusals({ apiHeaders, nextId, metrics }: Parts): ParserRefusals {
  const write = (code: ErrorCode) => {
    metrics.refusal(code)
    const { status, headers, body } = refusalAnswer(refuse(code))
    const text = JSON.stringify(body)
    const all = {
      ...apiHeaders,
      ...headers,
      'content-type': json,
      'content-length': String(Buffer.byteLength(text)),
      'x-request-id': nextId(),
      connection: 'close',
    }
    return { status, headers: all, text }
  }
  return {
    onClientError(error, socket) {
      const why = 'code' in error ? String(error.code) : ''
      if (why === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const { status, headers, text } = write(codes[why] ?? 'malformed_request')
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')
      socket.end(`${head}\r\n\r\n${text}`, () => socket.destroy())
    },
    refuseUnread(response) {
      const { status, headers, text } = write('malformed_request')
      response.writeHead(status, headers).end(text)
    },
  }
}
