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
import { demoId } from '@kinfold/personas/demo-id'
import { sampleCall } from '../sample-call.ts'

const officer = { name: 'Ronke Alabi', office: 'Auditor', position: 5 }
const meeting = {
  title: 'A quarter’s look',
  starts_at: '2026-07-11T09:00:00Z',
  minutes: 60,
  place: 'By video',
  link: 'https://meet.kinfold.example/quarter',
  agenda: 'The quarter in figures.',
}

export const operatorClubSamples = {
  createAnnouncement: sampleCall(createAnnouncement, {
    body: { title: 'Thank you', body: 'It was a good year.' },
  }),
  createMeeting: sampleCall(createMeeting, { body: meeting }),
  createOfficer: sampleCall(createOfficer, { body: officer }),
  deleteOfficer: sampleCall(deleteOfficer, { params: { id: demoId('officer', 4) } }),
  listAnnouncements: sampleCall(listAnnouncements, {}),
  listMeetings: sampleCall(listMeetings, {}),
  listOfficers: sampleCall(listOfficers, {}),
  updateMeeting: sampleCall(updateMeeting, {
    params: { id: demoId('meeting', 'yearly') },
    body: { ...meeting, is_called_off: false, version: 1 },
  }),
  updateOfficer: sampleCall(updateOfficer, {
    params: { id: demoId('officer', 1) },
    body: { ...officer, version: 1 },
  }),
  withdrawAnnouncement: sampleCall(withdrawAnnouncement, {
    params: { id: demoId('announcement', 'meeting') },
  }),
}
