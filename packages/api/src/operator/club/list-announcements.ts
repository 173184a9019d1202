import { listAnnouncements } from '@kinfold/contract/operator/club/list-announcements'
import { query } from '../../query/query.ts'
import { useQuery } from '../../query/use-query.ts'

export const announcementsKey = 'GET /operator/announcement'
export const announcementsQuery = query(announcementsKey, listAnnouncements)

export const useAnnouncements = () => useQuery(announcementsQuery, {})
