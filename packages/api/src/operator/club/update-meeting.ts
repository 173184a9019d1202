import { updateMeeting } from '@kinfold/contract/operator/club/update-meeting'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { meetingsKey } from './list-meetings.ts'

export const updateMeetingMutation = mutation('PATCH /operator/meeting/update/:id', updateMeeting, {
  invalidates: [meetingsKey],
  success: 'The meeting is saved.',
})

export const useUpdateMeeting = () => useMutation(updateMeetingMutation)
