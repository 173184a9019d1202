import { createHash } from 'node:crypto'
import { integer, is, optional, string, type, union, unknown } from 'superstruct'
import { withdrawalReferenceOf } from '../../payouts/paystack/transfer-reference.ts'
import { isPlainName, plainName } from '../is-plain-name.ts'
import type { ProviderEvent } from '../payment-provider.ts'

const Event = type({ event: string(), data: unknown() })
const Id = union([integer(), string()])
const Paid = type({ id: optional(Id), reference: string() })
const Refunded = type({ transaction_reference: string() })
const Disputed = type({ transaction: Paid })

/** What a message of Paystack is about, once its signature is proven. Undefined where it can't be read. */
export function readPaystackEvent(body: Buffer): ProviderEvent | undefined {
  const message = readJson(body)
  if (!is(message, Event)) return undefined
  const { event, data } = message
  const about = subjectOf(event, data)
  const hash = createHash('sha256').update(body).digest('hex')
  // Its messages have no id of their own.
  const named = [event, about.chargeId ?? '', about.reference ?? ''].filter(isPlainName)
  return { key: [...named, hash].join(' '), ...about }
}

function subjectOf(event: string, data: unknown): Omit<ProviderEvent, 'key'> {
  if (event.startsWith('charge.dispute.')) {
    return { about: 'dispute', ...namesOf(is(data, Disputed) ? data.transaction : undefined) }
  }
  if (event.startsWith('refund.')) {
    const reference = is(data, Refunded) ? data.transaction_reference : undefined
    return { about: 'refund', reference: plainName(reference) }
  }
  if (event.startsWith('transfer.')) {
    const { reference } = namesOf(data)
    return { about: 'payout', reference: reference && withdrawalReferenceOf(reference) }
  }
  return { about: 'payment', ...(event.startsWith('charge.') ? namesOf(data) : nothing) }
}

const nothing = { reference: undefined }
function namesOf(data: unknown): Pick<ProviderEvent, 'reference' | 'chargeId'> {
  if (!is(data, Paid)) return nothing
  const chargeId = plainName(data.id === undefined ? undefined : String(data.id))
  return { reference: plainName(data.reference), ...(chargeId !== undefined && { chargeId }) }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
