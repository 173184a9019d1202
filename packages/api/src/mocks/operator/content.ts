import { closeSurvey } from '@kinfold/contract/operator/content/close-survey'
import { countAudiences } from '@kinfold/contract/operator/content/count-audiences'
import { createFaq } from '@kinfold/contract/operator/content/create-faq'
import { createResource } from '@kinfold/contract/operator/content/create-resource'
import { deleteFaq } from '@kinfold/contract/operator/content/delete-faq'
import { deleteResource } from '@kinfold/contract/operator/content/delete-resource'
import { isInAudience } from '@kinfold/contract/operator/content/is-in-audience'
import { listManagedFaqs } from '@kinfold/contract/operator/content/list-managed-faqs'
import { listManagedResources } from '@kinfold/contract/operator/content/list-managed-resources'
import { listNotices } from '@kinfold/contract/operator/content/list-notices'
import { listSurveys } from '@kinfold/contract/operator/content/list-surveys'
import { listTerms } from '@kinfold/contract/operator/content/list-terms'
import type { NoticeBody } from '@kinfold/contract/operator/content/notice'
import { openSurvey } from '@kinfold/contract/operator/content/open-survey'
import { publishTerms } from '@kinfold/contract/operator/content/publish-terms'
import { sendNotice } from '@kinfold/contract/operator/content/send-notice'
import { surveyClosingProblem } from '@kinfold/contract/operator/content/survey-closing-problem'
import { updateFaq } from '@kinfold/contract/operator/content/update-faq'
import { updateResource } from '@kinfold/contract/operator/content/update-resource'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoSurveys } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { demoNotices } from '@kinfold/personas/desk/demo-notices'
import { managedFaqs, managedResources } from '@kinfold/personas/desk/managed-content'
import { memberSummaries } from '@kinfold/personas/desk/members'
import { termsOnRecord } from '@kinfold/personas/desk/terms-on-record'
import { emptyPage } from '../empty-page.ts'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { now } from '../now.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { changed } from './changed.ts'
import { decidedBy } from './decided-by.ts'

const reached = (audience: NoticeBody['audience']) =>
  memberSummaries.filter(member => isInAudience(audience, member)).length

export const operatorContentMocks = {
  listManagedFaqs: mock(listManagedFaqs, {
    ok: () => ({ faqs: [...managedFaqs] }),
    empty: () => ({ faqs: [] }),
  }),
  createFaq: mock(createFaq, {
    ok: ({ body }) => ({ id: demoId('faq', body.question), ...body, version: 1 }),
  }),
  updateFaq: mock(updateFaq, {
    ok: ({ params, body }) => changed(found(managedFaqs, params.id), body),
  }),
  deleteFaq: mock(deleteFaq, {
    ok: ({ params }) => {
      found(managedFaqs, params.id)
      return { done: true }
    },
  }),
  listManagedResources: mock(listManagedResources, {
    ok: () => ({ resources: [...managedResources] }),
    empty: () => ({ resources: [] }),
  }),
  createResource: mock(createResource, {
    ok: ({ body }) => ({
      id: demoId('resource', body.link),
      ...body,
      created_at: now(),
      version: 1,
    }),
  }),
  updateResource: mock(updateResource, {
    ok: ({ params, body }) => changed(found(managedResources, params.id), body),
  }),
  deleteResource: mock(deleteResource, {
    ok: ({ params }) => {
      found(managedResources, params.id)
      return { done: true }
    },
  }),
  listNotices: mock(listNotices, {
    ok: ({ query }) => takePage(demoNotices, query),
    empty: emptyPage,
  }),
  countAudiences: mock(countAudiences, {
    ok: () => ({
      everyone: reached('everyone'),
      nigerian_members: reached('nigerian_members'),
      global_members: reached('global_members'),
    }),
  }),
  sendNotice: mock(sendNotice, {
    ok: call => {
      const { decided_at, decided_by } = decidedBy(call)
      return {
        ...call.body,
        recipients: reached(call.body.audience),
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
  listTerms: mock(listTerms, { ok: () => termsOnRecord }),
  publishTerms: mock(publishTerms, {
    ok: ({ body }) => ({ ...body, published_at: now() }),
  }),
}
