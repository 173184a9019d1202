import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { listTerms } from '@kinfold/contract/operator/content/list-terms'
import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { openSurvey as demoSurvey } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from '../sample-call.ts'

const faq = { category: 'Safety', question: 'Is it safe?', answer: 'Yes.', position: 11 }
const resource = {
  kind: 'article',
  title: 'A quiet year',
  description: 'What we learned.',
  link: 'https://learn.kinfold.example/quiet',
  tags: ['club'],
} as const

export const operatorContentSamples = {
  countAudiences: sampleCall(countAudiences, {}),
  closeSurvey: sampleCall(closeSurvey, { params: { id: demoSurvey.id }, body: { seen: 'open' } }),
  createFaq: sampleCall(createFaq, { body: faq }),
  createResource: sampleCall(createResource, { body: { ...resource, tags: [...resource.tags] } }),
  deleteFaq: sampleCall(deleteFaq, { params: { id: demoId('faq', 1) } }),
  deleteResource: sampleCall(deleteResource, { params: { id: demoId('resource', 'course') } }),
  listManagedFaqs: sampleCall(listManagedFaqs, {}),
  listManagedResources: sampleCall(listManagedResources, {}),
  listNotices: sampleCall(listNotices, {}),
  listSurveys: sampleCall(listSurveys, {}),
  listTerms: sampleCall(listTerms, {}),
  openSurvey: sampleCall(openSurvey, {
    body: {
      title: 'One more question',
      description: 'It takes a minute.',
      link: 'https://survey.kinfold.example/more',
    },
  }),
  publishTerms: sampleCall(publishTerms, {
    body: {
      version: '2026-06',
      link: 'https://kinfold.example/terms',
      changes: 'Withdrawals leave within two working days.',
    },
  }),
  sendNotice: sampleCall(sendNotice, {
    body: {
      id: demoId('notice', 'Thank you'),
      title: 'Thank you',
      body: 'It was a good year.',
      link: null,
      audience: 'everyone',
    },
  }),
  updateFaq: sampleCall(updateFaq, {
    params: { id: demoId('faq', 1) },
    body: { ...faq, version: 1 },
  }),
  updateResource: sampleCall(updateResource, {
    params: { id: demoId('resource', 'course') },
    body: { ...resource, tags: [...resource.tags], version: 1 },
  }),
}
