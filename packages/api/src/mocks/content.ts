import { addEvent } from '@kinfold/contract/event/add-event'
import { listFaqs } from '@kinfold/contract/faq/list-faqs'
import { getHealth } from '@kinfold/contract/health/get-health'
import { listResources } from '@kinfold/contract/resource/list-resources'
import { demoFaqs } from '@kinfold/personas/content/demo-faqs'
import { demoResources } from '@kinfold/personas/content/demo-resources'
import { mock } from './mock.ts'

export const contentMocks = {
  listFaqs: mock(listFaqs, {
    ok: () => ({ faqs: [...demoFaqs] }),
    empty: () => ({ faqs: [] }),
  }),
  listResources: mock(listResources, {
    ok: () => ({ resources: [...demoResources] }),
    empty: () => ({ resources: [] }),
  }),
  addEvent: mock(addEvent, { ok: () => ({ done: true }) }),
  getHealth: mock(getHealth, { ok: () => ({ status: 'ok', version: 'mock' }) }),
}
