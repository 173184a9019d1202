import { demoMeetings } from '@kinfold/personas/content/demo-meetings'
import { expect, it } from 'vitest'
import { bodyOf, missingFrom, noWords, wordsOf } from './meeting-words.ts'

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
  [{ day: '2026-06-03', time: '10:00' }, []],
  [{ day: '2026-06-02', time: '10:00' }, ['day']],
])('of %j the fields %j are missing or too early', (typed, fields) => {
  expect(Object.keys(missingFrom('2026-06-03')({ ...noWords, ...typed }))).toEqual(fields)
})

it('lets one that was held keep its day, and no other that has passed', () => {
  const sent = (day: string) => missingFrom('2026-06-03', '2026-05-01')({ ...noWords, day })
  expect(sent('2026-05-01').day).toBeUndefined()
  expect(sent('2026-05-02').day).toBe('That day has passed, so no member would find it.')
  expect(sent('').day).toBe('Please enter the day.')
})
