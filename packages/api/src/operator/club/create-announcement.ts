import { createAnnouncement } from '@kinfold/contract/operator/club/create-announcement'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { announcementsKey } from './list-announcements.ts'

export const createAnnouncementMutation = mutation(
  'POST /operator/announcement/create',
  createAnnouncement,
  {
    invalidates: [announcementsKey],
    success: 'It is announced.',
  },
)

export const useCreateAnnouncement = () => useMutation(createAnnouncementMutation)
