import { createAnnouncement as createAnnouncementCall } from '@kinfold/contract/operator/club/create-announcement'
import { listAnnouncements } from '@kinfold/contract/operator/club/list-announcements'
import { withdrawAnnouncement as withdrawAnnouncementCall } from '@kinfold/contract/operator/club/withdraw-announcement'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { createAnnouncement } from './create-announcement.ts'
import { readAnnouncements } from './read-announcements.ts'
import { withdrawAnnouncement } from './withdraw-announcement.ts'

export function announcementRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listAnnouncements, async () => ({
      announcements: await readAnnouncements(services.db),
    })),
    operatorRoute(services, createAnnouncementCall, call => createAnnouncement(services, call)),
    operatorRoute(services, withdrawAnnouncementCall, call => withdrawAnnouncement(services, call)),
  ]
}
