import { createAnnouncement } from '@kinfold/contract/operator/club/create-announcement'
import { createMeeting } from '@kinfold/contract/operator/club/create-meeting'
import { createOfficer } from '@kinfold/contract/operator/club/create-officer'
import { deleteOfficer } from '@kinfold/contract/operator/club/delete-officer'
import { listAnnouncements } from '@kinfold/contract/operator/club/list-announcements'
import { listMeetings } from '@kinfold/contract/operator/club/list-meetings'
import { listOfficers } from '@kinfold/contract/operator/club/list-officers'
import { updateMeeting } from '@kinfold/contract/operator/club/update-meeting'
import { updateOfficer } from '@kinfold/contract/operator/club/update-officer'
import { withdrawAnnouncement } from '@kinfold/contract/operator/club/withdraw-announcement'
import { demoAnnouncements } from '@kinfold/personas/content/demo-announcements'
import { demoMeetings } from '@kinfold/personas/content/demo-meetings'
import { demoOfficers } from '@kinfold/personas/content/demo-officers'
import { demoId } from '@kinfold/personas/demo-id'
import { found } from '../found.ts'
import { mock } from '../mock.ts'
import { now } from '../now.ts'
import { changed } from './changed.ts'
import { decidedBy } from './decided-by.ts'

export const operatorClubMocks = {
  listOfficers: mock(listOfficers, {
    ok: () => ({ officers: [...demoOfficers] }),
    empty: () => ({ officers: [] }),
  }),
  createOfficer: mock(createOfficer, {
    ok: ({ body }) => ({ id: demoId('officer', body.name), ...body, version: 1 }),
  }),
  updateOfficer: mock(updateOfficer, {
    ok: ({ params, body }) => changed(found(demoOfficers, params.id), body),
  }),
  deleteOfficer: mock(deleteOfficer, {
    ok: ({ params }) => {
      found(demoOfficers, params.id)
      return { done: true }
    },
  }),
  listMeetings: mock(listMeetings, {
    ok: () => ({ meetings: [...demoMeetings] }),
    empty: () => ({ meetings: [] }),
  }),
  createMeeting: mock(createMeeting, {
    ok: ({ body }) => ({
      id: demoId('meeting', body.title),
      ...body,
      is_called_off: false,
      version: 1,
    }),
  }),
  updateMeeting: mock(updateMeeting, {
    ok: ({ params, body }) => changed(found(demoMeetings, params.id), body),
  }),
  listAnnouncements: mock(listAnnouncements, {
    ok: () => ({ announcements: [...demoAnnouncements] }),
    empty: () => ({ announcements: [] }),
  }),
  createAnnouncement: mock(createAnnouncement, {
    ok: call => {
      const { decided_at, decided_by } = decidedBy(call)
      return {
        id: demoId('announcement', call.body.title),
        ...call.body,
        announced_at: decided_at,
        announced_by: decided_by,
        withdrawn_at: null,
      }
    },
  }),
  withdrawAnnouncement: mock(withdrawAnnouncement, {
    ok: ({ params }) => {
      const one = found(demoAnnouncements, params.id)
      return { ...one, withdrawn_at: one.withdrawn_at ?? now() }
    },
  }),
}
