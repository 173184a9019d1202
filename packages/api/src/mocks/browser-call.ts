import type { EndpointName } from '@kinfold/contract/all-endpoints'

/** What a browser calls; the webhook is the payment providers'. */
export type BrowserCall = Exclude<EndpointName, 'receiveWebhook'>
