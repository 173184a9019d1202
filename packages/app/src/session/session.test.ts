// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { agreeWithOtherTabs } from './agree-with-other-tabs.ts'
import { createSession } from './create-session.ts'

const tokenKey = 'a.token'
const forget = vi.fn()
const reload = vi.fn()

function createTestSession() {
  return createSession<{ name: string }>({ tokenKey, onEnd: forget })
}

beforeEach(() => {
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a session outlives the page', () => {
  createTestSession().begin('first')
  const session = createTestSession()
  expect(session.token.value).toBe('first')
  expect(session.isAuthenticated.value).toBe(true)
})

test('its end leaves nothing of the person, and says how it ended until the next begins', () => {
  const session = createTestSession()
  session.begin('first')
  session.user.value = { name: 'Ada' }
  session.end('expired')
  expect(localStorage.getItem(tokenKey)).toBeNull()
  expect(session.user.value).toBeUndefined()
  expect(session.isAuthenticated.value).toBe(false)
  expect(session.lastEnd.value).toBe('expired')
  expect(forget).toHaveBeenCalledOnce()
  session.begin('second')
  expect(session.lastEnd.value).toBeUndefined()
})

// A listener stays as long as its page, so each session has a key of its own.
function inAnotherTab(session: ReturnType<typeof createTestSession>, change: StorageEventInit) {
  agreeWithOtherTabs(session)
  window.dispatchEvent(new StorageEvent('storage', change))
}

const sessionUnder = (key: string) => createSession<{ name: string }>({ tokenKey: key })

test('who signs in in one tab is signed in in all', () => {
  const session = sessionUnder('in')
  inAnotherTab(session, { key: 'in', newValue: 'theirs' })
  expect(session.token.value).toBe('theirs')
  expect(reload).not.toHaveBeenCalled()
})

test('who leaves in one tab leaves in all', () => {
  const session = sessionUnder('out')
  session.begin('mine')
  inAnotherTab(session, { key: 'out', newValue: null })
  expect(session.isAuthenticated.value).toBe(false)
  expect(session.lastEnd.value).toBe('left')
})

test('a cleared storage ends the session', () => {
  const session = sessionUnder('cleared')
  session.begin('mine')
  inAnotherTab(session, { key: null, newValue: null })
  expect(session.isAuthenticated.value).toBe(false)
})

test('another member signing in leaves nothing of the first in memory', () => {
  const session = sessionUnder('other')
  session.begin('mine')
  inAnotherTab(session, { key: 'other', newValue: 'theirs' })
  expect(reload).toHaveBeenCalledOnce()
})

test('another key of the storage means nothing', () => {
  const session = sessionUnder('same')
  session.begin('mine')
  inAnotherTab(session, { key: 'another', newValue: null })
  expect(session.token.value).toBe('mine')
})

test('a page that Back brings out of the browser’s cache asks whose session it is by now', () => {
  const session = sessionUnder('kept')
  session.begin('mine')
  agreeWithOtherTabs(session)
  localStorage.removeItem('kept')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(session.isAuthenticated.value).toBe(false)
  expect(session.lastEnd.value).toBe('left')
})
