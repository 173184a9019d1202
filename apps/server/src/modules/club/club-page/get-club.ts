import type { getClub as endpoint } from '@kinfold/contract/club/get-club'
import { membersSaid } from '@kinfold/contract/club/members-said'
import type { Answer } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { readAnnouncementsShown } from '../announcement/read-announcements.ts'
import { readMeetingsAfter } from '../meeting/read-meetings.ts'
import { readOfficers } from '../officer/read-officers.ts'
import { readMembersNumber } from './read-members-number.ts'

/** What the club's own page shows each member. */
export async function getClub({ db, clock }: Services): Promise<Answer<typeof endpoint>> {
  const [counted, officers, meetings, announcements] = await Promise.all([
    readMembersNumber(db),
    readOfficers(db),
    clock.now(db).then(now => readMeetingsAfter(db, now)),
    readAnnouncementsShown(db),
  ])
  return { members: membersSaid(counted), officers, meetings, announcements }
}
