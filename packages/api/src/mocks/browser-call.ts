import type { EndpointName } from '@kinfold/contract/all-endpoints'

/** The calls of a browser; only payment providers call the webhook. */
export type BrowserCall = Exclude<EndpointName, 'receiveWebhook'>
