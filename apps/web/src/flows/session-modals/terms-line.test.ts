import { expect, test } from 'vitest'
import { termsLine } from './terms-line.ts'

const before = '2024-05-02T23:30:00.000Z'

test('says which terms wait, since when, and when those before were accepted, by the club’s day', () => {
  const terms_in_force = {
    version: '2026-06',
    published_at: '2026-06-12T09:00:00.000Z',
    changes: null,
  }
  expect(termsLine({ terms_in_force, terms_accepted_at: before })).toBe(
    'Version 2026-06, published on 12 June 2026. You accepted the terms before it on 3 May 2024.',
  )
})

test('says no day that nobody noted', () => {
  const terms_in_force = { version: '1', published_at: null, changes: null }
  expect(termsLine({ terms_in_force, terms_accepted_at: before })).toBe(
    'Version 1. You accepted the terms before it on 3 May 2024.',
  )
  expect(termsLine({ terms_in_force, terms_accepted_at: null })).toBe('Version 1.')
})
