import { is, nullable, optional, record, string, type, unknown } from 'superstruct'
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
  if (!is(event, Event) || !isPlain(event.id)) return undefined
  const { object } = event.data
  const named = is(object, Named) ? object : {}
  const chargeId = plain(named.object === 'charge' ? named.id : named.charge)
  return {
    key: event.id,
    about: subjectOf(event.type),
    reference: plain(named.client_reference_id) ?? plain(named.metadata?.reference),
    ...(chargeId !== undefined && { chargeId }),
  }
}

function subjectOf(type: string): ProviderEvent['about'] {
  if (type.startsWith('charge.dispute.')) return 'dispute'
  if (type.startsWith('refund.') || type.startsWith('charge.refund')) return 'refund'
  return 'payment'
}

const isPlain = (text: string) => /^[\w.=-]{1,100}$/.test(text)
const plain = (text: string | null | undefined) =>
  text != null && isPlain(text) ? text : undefined

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
