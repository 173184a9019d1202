import type { getClub } from '@kinfold/contract/club/get-club'
import { membersSaid } from '@kinfold/contract/club/members-said'
import type { AnswerOf } from '@kinfold/contract/endpoint'
import { demoAnnouncements } from '../content/demo-announcements.ts'
import { demoMeetings } from '../content/demo-meetings.ts'
import { demoOfficers } from '../content/demo-officers.ts'
import { people } from '../people/people.ts'

/** What each member is answered about the club: so few that their number isn’t said. */
export const clubAnswer: AnswerOf<typeof getClub> = {
  members: membersSaid(Object.keys(people).length),
  officers: [...demoOfficers],
  meetings: [...demoMeetings],
  announcements: demoAnnouncements
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .map(({ announced_by: _by, withdrawn_at: _at, ...shown }) => shown),
}
