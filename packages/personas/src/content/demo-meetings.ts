import type { Meeting } from '@kinfold/contract/club/meeting'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { demoId } from '../demo-id.ts'
import { demoMeetingDay } from './demo-meeting-day.ts'

/** The latest first: the one that its notice tells of. */
export function meetingsOn(calendar: DemoCalendar): Meeting[] {
  return [
    {
      id: demoId('meeting', 'yearly'),
      title: 'The yearly meeting',
      starts_at: `${demoMeetingDay(calendar)}T09:00:00.000Z`,
      minutes: 150,
      place: 'Muson Centre, Onikan, Lagos',
      link: 'https://meet.kinfold.example/yearly',
      agenda:
        '1. Minutes of the last meeting\n2. The year in figures, by the treasurer\n3. Plans for the next year\n4. Questions from members',
      is_called_off: false,
      version: 1,
    },
  ]
}

export const demoMeetings: readonly Meeting[] = meetingsOn(referenceCalendar)
