// Reads the server's refusal of a call; the answer may also come from a proxy in between.
import type { StartedPayment } from '@kinfold/contract/errors/error-answer'
import { failureMessages } from '@kinfold/contract/messages'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'

export interface Refusal {
  readonly message: string
  readonly code: string
  readonly fields?: Readonly<Record<string, string>>
  readonly payment?: StartedPayment
  readonly quote?: PaymentQuote
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(text => typeof text === 'string')
  )
}

function isStartedPayment(value: unknown): value is StartedPayment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'payment_link' in value &&
    (value.payment_link === null || typeof value.payment_link === 'string') &&
    'status' in value &&
    typeof value.status === 'string'
  )
}

// The contract guarantees the rest of it; without these two it could be neither shown nor used.
function isQuote(value: unknown): value is PaymentQuote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'quote_id' in value &&
    typeof value.quote_id === 'string' &&
    'total' in value &&
    typeof value.total === 'object' &&
    value.total !== null
  )
}

// A call for a file is refused in JSON all the same.
async function decode(data: unknown): Promise<unknown> {
  const isBytes = data instanceof ArrayBuffer || data instanceof Blob
  if (!isBytes) return data
  try {
    return JSON.parse(await new Response(data).text())
  } catch {
    return undefined
  }
}

export async function readRefusal(data: unknown): Promise<Refusal> {
  const body = await decode(data)
  const isAnswer =
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  if (!isAnswer) return { message: failureMessages.noResponse, code: 'unknown' }
  const code = 'code' in body && typeof body.code === 'string' ? body.code : 'unknown'
  const message = String(body.error)
  return {
    message,
    code,
    ...('fields' in body && isTextRecord(body.fields) && { fields: body.fields }),
    ...('payment' in body && isStartedPayment(body.payment) && { payment: body.payment }),
    ...('quote' in body && isQuote(body.quote) && { quote: body.quote }),
  }
}
