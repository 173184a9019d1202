// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchBeforeImport } from './fetch-before-import.ts'

let isCutOff: boolean
beforeEach(() => {
  vi.useFakeTimers()
  isCutOff = true
  vi.stubGlobal('fetch', () =>
    isCutOff ? Promise.reject(new TypeError('Load failed')) : Promise.resolve(new Response('')),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = (file: string) => {
  let outcome = 'waits'
  fetchBeforeImport(async () => 'module', [file]).then(
    () => {
      outcome = 'came'
    },
    (error: Error) => {
      outcome = error.message
    },
  )
  return () => outcome
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const say = (type: string, more: object = {}) =>
  window.dispatchEvent(Object.assign(new Event(type), more))

it('asks once more for a file that was lost on the way, and then says that it is missing', async () => {
  const outcome = load('lost.js')
  await wait(5_000)
  expect(outcome()).toMatch(/^Failed to fetch dynamically imported module: .*lost.js$/)
})

it('is not disturbed by leaving, and goes on when the page is shown again', async () => {
  const outcome = load('left.js')
  say('beforeunload')
  say('pagehide')
  await wait(5_000)
  expect(outcome()).toBe('waits')
  say('pageshow', { persisted: true })
  isCutOff = false
  await wait(2_000)
  expect(outcome()).toBe('came')
})

it('says that a file is missing to a member who stays after all', async () => {
  const outcome = load('stayed.js')
  say('beforeunload')
  await wait(20_000)
  expect(outcome()).toMatch(/stayed.js$/)
})
