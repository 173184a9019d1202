import { is, nullable, optional, string, type, unknown } from 'superstruct'
import { askJsonTwice, type JsonAnswer } from '../../ask-json.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly url: string
  readonly timeoutMs?: number
}

export type StripeAnswer =
  | { readonly isDone: true; readonly body: unknown }
  /** It did nothing of what was asked, and says why. */
  | { readonly isDone: false; readonly error: StripeError }

type StripeError = {
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined
  readonly message: string | undefined
  /** The payment intent that was declined. */
  readonly intent: unknown
}

/** Undefined when there was no answer, or none that says anything of the question. */
export type StripeApi = {
  readonly get: (path: string, asked?: Form) => Promise<StripeAnswer | undefined>
  /** With the same key it is the same request, which Stripe carries out once, for a day at least. */
  readonly post: (path: string, form: Form, key: string) => Promise<StripeAnswer | undefined>
}

/** Names as Stripe nests them: `metadata[reference]`. */
export type Form = Readonly<Record<string, string>>

/** What it answers doesn't change before we ask for another version. */
const version = '2025-07-30.basil'
const usualTimeout = 10_000
/** The evidence in a dispute is long. */
const largestAnswer = 512 * 1024

export function createStripeApi({
  secretKey,
  url,
  timeoutMs = usualTimeout,
}: Omit<StripeSettings, 'webhookSecret'>): StripeApi {
  const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': version }
  const limits = { timeoutMs, largestAnswer }
  return {
    async get(path, asked = {}) {
      const question = new URL(`${url}/v1/${path}`)
      question.search = String(new URLSearchParams(asked))
      return read(await askJsonTwice(question, { headers, ...limits }))
    },
    post: async (path, form, key) =>
      read(
        await askJsonTwice(`${url}/v1/${path}`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': key },
          body: new URLSearchParams(form),
          ...limits,
        }),
      ),
  }
}

const Words = optional(nullable(string()))
const Refused = type({
  error: type({
    type: string(),
    code: Words,
    param: Words,
    message: Words,
    payment_intent: unknown(),
  }),
})
/** A wrong key, a request that is under way, too many of them: they say nothing of the payment. */
const ourFault = new Set([401, 403, 408, 409, 425, 429])

function read(answer: JsonAnswer | undefined): StripeAnswer | undefined {
  if (answer === undefined) return undefined
  const { status, body } = answer
  if (status === 200) return { isDone: true, body }
  if (status < 400 || status >= 500 || ourFault.has(status) || !is(body, Refused)) return undefined
  const { type, code, param, message, payment_intent: intent } = body.error
  // The same key with another request: the first one counts, and its outcome isn't known by this.
  if (type === 'idempotency_error' || type === 'api_error') return undefined
  const words = (text: string | null | undefined) => text ?? undefined
  return {
    isDone: false,
    error: { type, code: words(code), param: words(param), message: words(message), intent },
  }
}
