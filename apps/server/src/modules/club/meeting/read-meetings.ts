import { mostMeetingsShown } from '@kinfold/contract/club/get-club'
import type { Meeting } from '@kinfold/contract/club/meeting'
import { asc, desc, gt, sql } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { describeMeeting } from './describe-meeting.ts'
import { meeting } from './meeting.tables.ts'

/** All of them, the latest first. */
export async function readMeetings({ orm }: Handle): Promise<Meeting[]> {
  const rows = await orm.select().from(meeting).orderBy(desc(meeting.startsAt), desc(meeting.id))
  return rows.map(describeMeeting)
}

/** Those that are not over, the next first. */
export async function readMeetingsAfter({ orm }: Handle, now: Date): Promise<Meeting[]> {
  const rows = await orm
    .select()
    .from(meeting)
    .where(
      gt(sql`${meeting.startsAt} + ${meeting.minutes} * interval '1 minute'`, now.toISOString()),
    )
    .orderBy(asc(meeting.startsAt), asc(meeting.id))
    .limit(mostMeetingsShown)
  return rows.map(describeMeeting)
}
