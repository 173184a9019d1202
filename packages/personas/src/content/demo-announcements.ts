import type { ManagedAnnouncement } from '@kinfold/contract/operator/club/managed-announcement'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { spokenDay } from '../calendar/spoken-day.ts'
import { demoId } from '../demo-id.ts'
import { operatorReference } from '../desk/person-references.ts'
import { demoMeetingDay } from './demo-meeting-day.ts'

/** The latest first; members don’t read the one that was withdrawn. */
export function announcementsOn(calendar: DemoCalendar): ManagedAnnouncement[] {
  return [
    {
      id: demoId('announcement', 'meeting'),
      title: 'We meet again',
      body: `The yearly meeting is on Saturday, ${spokenDay(demoMeetingDay(calendar))}. Come in person or join by the link; whoever can’t come reads the minutes here a week later.`,
      announced_at: calendar.of('2026-05-29T08:30:00Z'),
      announced_by: operatorReference('zainab'),
      withdrawn_at: null,
    },
    {
      id: demoId('announcement', 'typing-error'),
      title: 'We meet agian',
      body: 'The yearly meeting is in two weeks.',
      announced_at: calendar.of('2026-05-29T08:20:00Z'),
      announced_by: operatorReference('zainab'),
      withdrawn_at: calendar.of('2026-05-29T08:25:00Z'),
    },
    {
      id: demoId('announcement', 'treasurer'),
      title: 'A new treasurer',
      body: 'Emeka Okafor keeps our books from now on. We thank Ronke Alabi for six careful years.',
      announced_at: calendar.of('2026-03-09T10:00:00Z'),
      announced_by: operatorReference('uche'),
      withdrawn_at: null,
    },
  ]
}

export const demoAnnouncements: readonly ManagedAnnouncement[] = announcementsOn(referenceCalendar)
