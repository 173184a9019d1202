import { is, nullable, optional, record, string, type, unknown } from 'superstruct'
import { isPlainName, plainName } from '../is-plain-name.ts'
import type { ProviderEvent } from '../payment-provider.ts'

const Event = type({ id: string(), type: string(), data: type({ object: unknown() }) })
const Words = optional(nullable(string()))
const Named = type({
  id: Words,
  object: Words,
  client_reference_id: Words,
  metadata: optional(nullable(record(string(), string()))),
  charge: Words,
})

/** What a message of Stripe is about, once its signature is proven. Undefined where it can't be read. */
export function readStripeEvent(body: Buffer): ProviderEvent | undefined {
  const event = readJson(body)
  if (!is(event, Event) || !isPlainName(event.id)) return undefined
  const { object } = event.data
  const named = is(object, Named) ? object : {}
  const chargeId = plainName(named.object === 'charge' ? named.id : named.charge)
  return {
    key: event.id,
    about: subjectOf(event.type),
    reference: plainName(named.client_reference_id) ?? plainName(named.metadata?.reference),
    ...(chargeId !== undefined && { chargeId }),
  }
}

function subjectOf(type: string): ProviderEvent['about'] {
  if (type.startsWith('charge.dispute.')) return 'dispute'
  if (type.startsWith('refund.') || type.startsWith('charge.refund')) return 'refund'
  return 'payment'
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
