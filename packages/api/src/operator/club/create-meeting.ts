import { createMeeting } from '@kinfold/contract/operator/club/create-meeting'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { meetingsKey } from './list-meetings.ts'

export const createMeetingMutation = mutation('POST /operator/meeting/create', createMeeting, {
  invalidates: [meetingsKey],
  success: 'The meeting is called.',
})

export const useCreateMeeting = () => useMutation(createMeetingMutation)
