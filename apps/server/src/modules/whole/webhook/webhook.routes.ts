import { receiveWebhook as receiveWebhookCall } from '@kinfold/contract/payment/receive-webhook'
import { providerRoute, type Route } from '../../../calls/route.ts'
import type { Services } from '../../services.ts'
import { createForgedCount } from './forged-count.ts'
import { receiveWebhook } from './receive-webhook.ts'

export function webhookRoutes(services: Services): readonly Route[] {
  const countForged = createForgedCount()
  return [providerRoute(receiveWebhookCall, call => receiveWebhook(services, countForged, call))]
}
