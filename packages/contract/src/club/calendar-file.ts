import type { Meeting } from './meeting.ts'

export const calendarType = 'text/calendar'

type About = { readonly club: string; readonly now: Date }

/** One meeting as a file that every calendar reads (RFC 5545). A newer file of the same meeting takes the place of the older. */
export function calendarFile(meeting: Meeting, { club, now }: About): string {
  const { id, title, starts_at, minutes, place, link, agenda, is_called_off, version } = meeting
  const starts = new Date(starts_at)
  const ends = new Date(starts.getTime() + minutes * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(club)}//Meetings//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(starts)}`,
    `DTEND:${moment(ends)}`,
    `SUMMARY:${text(`${club}: ${title}`)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(link === null ? agenda : `${agenda}\n\n${link}`)}`,
    ...(link === null ? [] : [`URL:${link}`]),
    `STATUS:${is_called_off ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** `20260620T090000Z` */
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const text = (words: string) =>
  words.replace(/[\\;,]/g, found => `\\${found}`).replace(/\r\n|\r|\n/g, '\\n')

const mostBytes = 75

/** As many as UTF-8 takes. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A line is at most 75 bytes long and goes on after a blank; no letter is cut in two. */
function folded(line: string): string {
  let width = 0
  return [...line]
    .map(letter => {
      const bytes = bytesOf(letter)
      const isFull = width + bytes > mostBytes
      width = isFull ? 1 + bytes : width + bytes
      return isFull ? `\r\n ${letter}` : letter
    })
    .join('')
}
