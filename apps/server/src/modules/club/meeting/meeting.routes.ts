import { createMeeting as createMeetingCall } from '@kinfold/contract/operator/club/create-meeting'
import { listMeetings } from '@kinfold/contract/operator/club/list-meetings'
import { updateMeeting as updateMeetingCall } from '@kinfold/contract/operator/club/update-meeting'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createMeeting } from './create-meeting.ts'
import { readMeetings } from './read-meetings.ts'
import { updateMeeting } from './update-meeting.ts'

export function meetingRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listMeetings, async () => ({ meetings: await readMeetings(services.db) })),
    operatorRoute(services, createMeetingCall, createMeeting),
    operatorRoute(services, updateMeetingCall, updateMeeting),
  ]
}
