import type { Notice } from '@kinfold/contract/operator/content/notice'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { spokenDay } from '../calendar/spoken-day.ts'
import { demoMeetingDay } from '../content/demo-meeting-day.ts'
import { demoId } from '../demo-id.ts'
import { operatorReference } from './person-references.ts'

/** Newest first. */
export function noticesOn(calendar: DemoCalendar): Notice[] {
  return [
    {
      id: demoId('notice', 'terms'),
      title: 'The terms have changed',
      body: 'Please read and accept them to go on.',
      link: null,
      audience: 'everyone',
      recipients: 7,
      sent_by: operatorReference('zainab'),
      sent_at: calendar.of('2026-06-01T07:00:00Z'),
    },
    {
      id: demoId('notice', 'meeting'),
      title: 'The club’s yearly meeting',
      body: `It is on Saturday, ${spokenDay(demoMeetingDay(calendar))}, at ten. The link follows a day before.`,
      link: null,
      audience: 'everyone',
      recipients: 6,
      sent_by: operatorReference('zainab'),
      sent_at: calendar.of('2026-05-18T09:00:00Z'),
    },
  ]
}

export const demoNotices: readonly Notice[] = noticesOn(referenceCalendar)
