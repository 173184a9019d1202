import { demoMeetings } from '@kinfold/personas/content/demo-meetings'
import { expect, it } from 'vitest'
import { bodyOf, missing, noWords, wordsOf } from './meeting-words.ts'

it('types a meeting in the club’s time, and sends the same moment', () => {
  const [meeting] = demoMeetings
  if (!meeting) throw new Error('There is no meeting.')
  const words = wordsOf(meeting)
  expect(words).toMatchObject({ day: '2026-06-20', time: '10:00', minutes: '150' })
  const { title, starts_at, minutes, place, link, agenda } = meeting
  expect(bodyOf(words)).toEqual({ title, starts_at, minutes, place, link, agenda })
  expect(bodyOf({ ...words, link: ' ' })).toMatchObject({ link: null })
})

it.each([
  [{}, ['day', 'time']],
  [{ day: '2026-06-20' }, ['time']],
  [{ day: '2026-06-20', time: '24:00' }, ['time']],
  [{ time: '10:00' }, ['day']],
  [{ day: '2026-06-20', time: '10:00' }, []],
])('of %j the fields %j are missing', (typed, fields) => {
  expect(Object.keys(missing({ ...noWords, ...typed }))).toEqual(fields)
})
