import { addEvent } from '@kinfold/contract/event/add-event'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { getHealth } from '@kinfold/contract/health/get-health'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { sampleCall } from './sample-call.ts'

export const contentSamples = {
  getHealth: sampleCall(getHealth, {}),
  listFaqs: sampleCall(listFaqs, {}),
  listResources: sampleCall(listResources, {}),
  addEvent: sampleCall(addEvent, { body: { event: 'checkout_opened', gateway: 'card' } }),
}
