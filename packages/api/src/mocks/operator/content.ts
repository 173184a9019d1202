import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { isInAudience } from '@kinfold/contract/operator/content/is-in-audience'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { surveyClosingProblem } from '@kinfold/contract/operator/content/survey-closing-problem'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoFaqs } from '@kinfold/personas/content/demo-faqs'
import { demoResources } from '@kinfold/personas/content/demo-resources'
import { demoSurveys } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import { memberSummaries } from '@kinfold/personas/desk/members'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { now } from '../now.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { decidedBy } from './decided-by.ts'

export const operatorContentMocks = {
  listManagedFaqs: mock(listManagedFaqs, {
    ok: () => ({ faqs: [...demoFaqs] }),
    empty: () => ({ faqs: [] }),
  }),
  createFaq: mock(createFaq, {
    ok: ({ body }) => ({ id: demoId('faq', body.question), ...body }),
  }),
  updateFaq: mock(updateFaq, {
    ok: ({ params, body }) => ({ ...found(demoFaqs, params.id), ...body }),
  }),
  deleteFaq: mock(deleteFaq, {
    ok: ({ params }) => {
      found(demoFaqs, params.id)
      return { done: true }
    },
  }),
  listManagedResources: mock(listManagedResources, {
    ok: () => ({ resources: [...demoResources] }),
    empty: () => ({ resources: [] }),
  }),
  createResource: mock(createResource, {
    ok: ({ body }) => ({ id: demoId('resource', body.link), ...body, created_at: now() }),
  }),
  updateResource: mock(updateResource, {
    ok: ({ params, body }) => ({ ...found(demoResources, params.id), ...body }),
  }),
  deleteResource: mock(deleteResource, {
    ok: ({ params }) => {
      found(demoResources, params.id)
      return { done: true }
    },
  }),
  listNotices: mock(listNotices, {
    ok: ({ query }) => takePage(demoNotices, query),
    empty: emptyPage,
  }),
  sendNotice: mock(sendNotice, {
    ok: call => {
      const { audience } = call.body
      const { decided_at, decided_by } = decidedBy(call)
      return {
        id: demoId('notice', call.body.title),
        ...call.body,
        recipients: memberSummaries.filter(member => isInAudience(audience, member)).length,
        sent_by: decided_by,
        sent_at: decided_at,
      }
    },
  }),
  listSurveys: mock(listSurveys, {
    ok: ({ query }) => takePage(demoSurveys, query),
    empty: emptyPage,
  }),
  openSurvey: mock(openSurvey, {
    ok: ({ body }) => ({
      survey: { id: demoId('survey', body.title), ...body },
      state: 'open',
      opened: 0,
      accepted: 0,
      not_interested: 0,
      created_at: now(),
    }),
  }),
  closeSurvey: mock(closeSurvey, {
    ok: ({ params }) => {
      const one = demoSurveys.find(({ survey }) => survey.id === params.id)
      if (!one) return new Refusal('not_found')
      refuseFor(surveyClosingProblem(one))
      return { ...one, state: 'closed' }
    },
  }),
  publishTerms: mock(publishTerms, {
    ok: ({ body }) => ({ ...body, published_at: now() }),
  }),
}
