import type { Meeting } from '@kinfold/contract/club/meeting'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { momentInLagos } from '@kinfold/contract/day/moment-in-lagos'
import { timeText } from '../../day/day-text.ts'

/** A meeting as it is typed: its day and its time are the club's. */
export type MeetingWords = {
  readonly title: string
  readonly day: string
  readonly time: string
  readonly minutes: string
  readonly place: string
  readonly link: string
  readonly agenda: string
}

export const noWords: MeetingWords = {
  title: '',
  day: '',
  time: '',
  minutes: '',
  place: '',
  link: '',
  agenda: '',
}

export const wordsOf = ({ title, starts_at, minutes, place, link, agenda }: Meeting) => ({
  title,
  day: dayInLagos(new Date(starts_at)),
  time: timeText(starts_at),
  minutes: String(minutes),
  place,
  link: link ?? '',
  agenda,
})

const aTime = /^([01]\d|2[0-3]):[0-5]\d$/
const isKnown = ({ day, time }: MeetingWords) => day !== '' && aTime.test(time)

/** Said beside the two fields that the moment is made of. It is not over; one that was held may keep its day. */
export const missingFrom =
  (today: string, held?: string) =>
  ({ day, time }: MeetingWords): Readonly<Record<string, string>> => ({
    ...(day < today && day !== held && { day: day === '' ? 'Please enter the day.' : passed }),
    ...(!aTime.test(time) && { time: 'Please enter the time, such as 10:00.' }),
  })

const passed = 'That day has passed, so no member would find it.'

/** While the day or the time is missing any moment stands for it: `missingFrom` keeps it from being sent. */
const startOf = (words: MeetingWords) =>
  isKnown(words) ? momentInLagos(words.day, words.time) : '2000-01-01T00:00:00Z'

export const bodyOf = (words: MeetingWords) => ({
  title: words.title,
  starts_at: startOf(words),
  minutes: words.minutes.trim() === '' ? undefined : Number(words.minutes),
  place: words.place,
  link: words.link.trim() === '' ? null : words.link,
  agenda: words.agenda,
})
