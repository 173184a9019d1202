import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import type { Meeting } from './meeting.ts'

const meeting = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The yearly meeting',
  starts_at: '2026-06-20T09:00:00.000Z',
  minutes: 150,
  place: 'Muson Centre, Onikan; Lagos',
  link: null,
  agenda: '1. Minutes\r\n2. Figures',
  is_called_off: false,
  version: 1,
} as Meeting
const about = { club: 'Kinfold', now: new Date('2026-06-03T10:00:00.000Z') }
const file = (changes: Partial<Meeting> = {}) => calendarFile({ ...meeting, ...changes }, about)

it('says when and where, in lines that calendars read', () => {
  expect(file()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kinfold//Meetings//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:00000000-0000-4000-8000-000000000001',
      'SEQUENCE:0',
      'DTSTAMP:20260603T100000Z',
      'DTSTART:20260620T090000Z',
      'DTEND:20260620T113000Z',
      'SUMMARY:Kinfold: The yearly meeting',
      'LOCATION:Muson Centre\\, Onikan\\; Lagos',
      'DESCRIPTION:1. Minutes\\n2. Figures',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

it('takes the place of what was saved before, and calls it off', () => {
  const changed = file({ is_called_off: true, version: 3 })
  expect(changed).toContain('SEQUENCE:2\r\n')
  expect(changed).toContain('STATUS:CANCELLED\r\n')
})

it('brings the link along, for calendars that have no field for it too', () => {
  const joined = file({ link: 'https://meet.example/a?b=1' })
  expect(joined).toContain('\r\nURL:https://meet.example/a?b=1\r\n')
  expect(joined).toContain('2. Figures\\n\\nhttps://meet.example/a?b=1\r\n')
})

it('folds long lines without cutting a letter, and nobody writes a line of their own', () => {
  const agenda = `${'₦é😀'.repeat(40)}\nEND:VEVENT`
  const long = file({ agenda })
  const lines = long.split('\r\n')
  expect(lines.every(line => encodeURIComponent(line).replace(/%../g, '%').length <= 75)).toBe(true)
  expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1)
  expect(long.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:${'₦é😀'.repeat(40)}\\nEND:VEVENT\r\n`,
  )
})
