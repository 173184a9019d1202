import { expect, it } from 'vitest'
import { entrySentence } from './entry-sentence.ts'

it.each([
  [
    'withdrawal.approved',
    '2026-11-24T12:05:00Z',
    'Tunde Bakare approved the withdrawal KF-7H2K9D4M on 24 Nov 2026 at 13:05.',
  ],
  // Midnight where the club is.
  [
    'withdrawal.refused',
    '2026-09-14T23:00:00Z',
    'Tunde Bakare refused the withdrawal KF-7H2K9D4M on 15 Sep 2026 at 00:00.',
  ],
])('says who did %s, and when', (action, happened_at, sentence) => {
  const entry = { actor_name: 'Tunde Bakare', action, subject: 'KF-7H2K9D4M', happened_at }
  expect(entrySentence(entry)).toBe(sentence)
})
