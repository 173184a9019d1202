import { boolean, is, optional, string, type } from 'superstruct'
import { askJson, askJsonTwice, type JsonAnswer } from '../ask-json.ts'

export type PaystackSettings = {
  readonly secretKey: string
  readonly url: string
  readonly timeoutMs?: number
}

export type PaystackAnswer =
  | { readonly isDone: true; readonly data: unknown }
  /** It did nothing, and says why. */
  | { readonly isDone: false; readonly message: string; readonly code: string }

/** Undefined when there was no answer, or none that says anything of the question. */
export type PaystackApi = {
  readonly get: (path: string) => Promise<PaystackAnswer | undefined>
  /** Sent once: Paystack doesn't know a repeated request from a second one. */
  readonly post: (path: string, body: object) => Promise<PaystackAnswer | undefined>
}

/** A person waits for some of these, and Paystack itself waits for a bank. */
const usualTimeout = 10_000
/** A list of a hundred. */
const largestAnswer = 512 * 1024

export function createPaystackApi({
  secretKey,
  url,
  timeoutMs = usualTimeout,
}: PaystackSettings): PaystackApi {
  const headers = { authorization: `Bearer ${secretKey}` }
  const limits = { timeoutMs, largestAnswer }
  return {
    get: async path => read(await askJsonTwice(`${url}/${path}`, { headers, ...limits })),
    post: async (path, body) =>
      read(
        await askJson(`${url}/${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          ...limits,
        }),
      ),
  }
}

const Body = type({ status: boolean(), message: optional(string()), code: optional(string()) })
/** A wrong key, a missing right, or too many questions: our own problem. */
const ourFault = new Set([401, 403, 408, 425, 429])

function read(answer: JsonAnswer | undefined): PaystackAnswer | undefined {
  if (answer === undefined || !is(answer.body, Body)) return undefined
  const { status, body } = answer
  if (status >= 200 && status < 300 && body.status) {
    return { isDone: true, data: 'data' in body ? body.data : undefined }
  }
  if (status < 400 || status >= 500 || body.status || ourFault.has(status)) return undefined
  return { isDone: false, message: body.message ?? '', code: body.code ?? '' }
}
