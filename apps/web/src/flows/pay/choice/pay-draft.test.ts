import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { club } from '../../../club/club.ts'
import { session } from '../../../session/session.ts'
import { keepDraft, readDraft } from './pay-draft.ts'

const kept = new Map<string, string>()
const place = { owner: 'dayo@kinfold.example', target: 'plan 1' }

beforeEach(() => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  kept.clear()
})

test('a draft is there again for the same member and the same plan only', () => {
  keepDraft(place, { amount: 500 })
  expect(readDraft(place)).toEqual({ amount: 500 })
  expect(readDraft({ ...place, target: 'plan 2' })).toEqual({})
  expect(readDraft({ ...place, owner: 'efe@kinfold.example' })).toEqual({})
})

test('it outlives a session that expired, and not one that was ended', () => {
  keepDraft(place, { amount: 500 })
  session.end('expired')
  expect(readDraft(place)).toEqual({ amount: 500 })
  session.end('left')
  expect(readDraft(place)).toEqual({})
})

test('it is kept for a week', () => {
  vi.useFakeTimers()
  keepDraft(place, { amount: 500 })
  vi.advanceTimersByTime(8 * 24 * 60 * 60 * 1000)
  expect(readDraft(place)).toEqual({})
})

test('what can’t be read is no draft, and figures off the contract are left out', () => {
  kept.set(club.storage.payDraft, '{')
  expect(readDraft(place)).toEqual({})
  keepDraft(place, { amount: 500 })
  const [[key, text = ''] = ['', '']] = kept
  kept.set(key, text.replace('"amount":500', '"amount":500,"quote":{"answer":{}}'))
  expect(readDraft(place)).toEqual({ amount: 500 })
})
