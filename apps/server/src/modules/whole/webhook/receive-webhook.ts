import type { receiveWebhook as endpoint } from '@kinfold/contract/payment/receive-webhook'
import type { Answer, ProviderCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { providerNamed } from '../../money/payment/provider-named.ts'
import type { Services } from '../../services.ts'
import type { CountForged } from './forged-count.ts'
import { webhookEvent } from './webhook.tables.ts'

type Endpoint = typeof endpoint

/**
 * Keeps what a provider tells, once however often it is told, and answers at once. Nothing of it is believed:
 * a job asks the provider how the payment stands. A message that isn't the provider's costs one hash of its body, which is short, and no query.
 */
export async function receiveWebhook(
  services: Services,
  countForged: CountForged,
  { params, body, headers, visit }: ProviderCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const provider = providerNamed(services, params.provider)
  if (provider === undefined) return refuse('not_found')
  const now = services.now()
  // First of all: whoever sends forged messages from a provider's address, or from the same proxy, delays no genuine one.
  const event = provider.readEvent(body, headers)
  if (event === undefined) {
    const retryAfterSeconds = countForged(visit.address, now)
    return retryAfterSeconds === undefined
      ? refuse('signature_invalid')
      : refuse('too_many_requests', { retryAfterSeconds })
  }
  await services.db.transaction(async tx => {
    const [kept] = await tx.orm
      .insert(webhookEvent)
      .values({
        provider: provider.name,
        eventKey: event.key,
        about: event.about,
        reference: event.reference ?? null,
        chargeId: event.chargeId ?? null,
        body: body.toString('utf8'),
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvent.id })
    if (kept !== undefined) await services.jobs.send(tx, 'handle-webhook', { eventId: kept.id })
  })
  return { done: true }
}
