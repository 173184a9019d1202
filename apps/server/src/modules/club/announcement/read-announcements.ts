import type { Announcement } from '@kinfold/contract/club/announcement'
import { mostAnnouncementsShown } from '@kinfold/contract/club/get-club'
import type { ManagedAnnouncement } from '@kinfold/contract/operator/club/managed-announcement'
import { desc, eq, isNull } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { operator } from '../../base/person/account.tables.ts'
import { announcement } from './announcement.tables.ts'
import { describeAnnouncement } from './describe-announcement.ts'

const latestFirst = [desc(announcement.announcedAt), desc(announcement.id)]

/** All of them, the latest first. */
export async function readAnnouncements({ orm }: Handle): Promise<ManagedAnnouncement[]> {
  const rows = await orm
    .select({ announcement, by: operator })
    .from(announcement)
    .innerJoin(operator, eq(operator.id, announcement.announcedBy))
    .orderBy(...latestFirst)
  return rows.map(row => describeAnnouncement(row.announcement, row.by))
}

/** What members read, the latest first. */
export async function readAnnouncementsShown({ orm }: Handle): Promise<Announcement[]> {
  const { id, title, body, announcedAt } = announcement
  const rows = await orm
    .select({ id, title, body, announcedAt })
    .from(announcement)
    .where(isNull(announcement.withdrawnAt))
    .orderBy(...latestFirst)
    .limit(mostAnnouncementsShown)
  return rows.map(({ announcedAt: at, ...shown }) => ({ ...shown, announced_at: at.toISOString() }))
}
