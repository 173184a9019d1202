import type { receiveWebhook as endpoint } from '@kinfold/contract/payment/receive-webhook'
import type { Answer, ProviderCall } from '../../calls/call.ts'
import { refuse } from '../../calls/refusal.ts'
import { providerNamed } from '../payment/provider-named.ts'
import type { Services } from '../services.ts'
import type { ForgedCount } from './forged-count.ts'
import { webhookEvent } from './webhook.tables.ts'

type Endpoint = typeof endpoint

/**
 * Keeps what a provider tells, once however often it is told, and answers at once. Nothing of it is believed:
 * a job asks the provider how the payment stands. A message that isn't the provider's costs no query.
 */
export async function receiveWebhook(
  services: Services,
  forged: ForgedCount,
  { params, body, headers, visit }: ProviderCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const provider = providerNamed(services, params.provider)
  if (provider === undefined) return refuse('not_found')
  const now = services.now()
  const retryAfterSeconds = forged.waitOf(visit.address, now)
  if (retryAfterSeconds !== undefined) return refuse('too_many_requests', { retryAfterSeconds })
  const event = provider.readEvent(body, headers)
  if (event === undefined) {
    forged.add(visit.address, now)
    return refuse('unauthenticated')
  }
  await services.db.transaction(async tx => {
    const [kept] = await tx.orm
      .insert(webhookEvent)
      .values({
        provider: provider.name,
        eventKey: event.key,
        about: event.about,
        reference: event.reference ?? null,
        body: body.toString('utf8'),
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvent.id })
    if (kept !== undefined) await services.jobs.send(tx, 'handle-webhook', { eventId: kept.id })
  })
  return { done: true }
}
