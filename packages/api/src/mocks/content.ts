import { addEvent } from '@kinfold/contract/event/add-event'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { getHealth } from '@kinfold/contract/health/get-health'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { demoFaqs } from '@kinfold/personas/content/demo-faqs'
import { demoResources } from '@kinfold/personas/content/demo-resources'
import { mock } from './mock.ts'

export const faqs = mock(listFaqs, {
  ok: () => ({ faqs: [...demoFaqs] }),
  empty: () => ({ faqs: [] }),
})

export const resources = mock(listResources, {
  ok: () => ({ resources: [...demoResources] }),
  empty: () => ({ resources: [] }),
})

export const event = mock(addEvent, { ok: () => ({ done: true }) })
export const health = mock(getHealth, { ok: () => ({ status: 'ok', version: 'mock' }) })
