import { withdrawAnnouncement } from '@kinfold/contract/operator/club/withdraw-announcement'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { announcementsKey } from './list-announcements.ts'

export const withdrawAnnouncementMutation = mutation(
  'POST /operator/announcement/withdraw/:id',
  withdrawAnnouncement,
  {
    invalidates: [announcementsKey],
    success: 'The announcement is withdrawn.',
  },
)

export const useWithdrawAnnouncement = () => useMutation(withdrawAnnouncementMutation)
