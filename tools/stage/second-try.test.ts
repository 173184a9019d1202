import { expect, test, vi } from 'vitest'
import { type BrowserFailure, withSecondTry } from './second-try.ts'

const failed = (id: string): BrowserFailure => ({ id, name: `${id} (1.0 s)`, details: 'late' })
const first = { passed: 7, failures: [failed('a'), failed('b')] }

test('what passes when it is run once more has passed, and is named', async () => {
  const again = vi.fn(async () => ({ passed: 1, failures: [failed('b')] }))
  expect(await withSecondTry(first, again)).toEqual({
    passed: 8,
    failures: [failed('b')],
    secondTry: [failed('a')],
  })
  expect(again).toHaveBeenCalledExactlyOnceWith(first.failures)
})

test('nothing is run once more where all passed, where much failed, or where a file could not be loaded', async () => {
  const again = vi.fn()
  const many = Array.from({ length: 11 }, (_, index) => failed(String(index)))
  for (const failures of [[], many, [failed('a'), { name: 'b', details: 'not found' }]]) {
    const result = { passed: 7, failures }
    expect(await withSecondTry(result, again)).toEqual({ ...result, secondTry: [] })
  }
  expect(again).not.toHaveBeenCalled()
})

test('a second run that breaks off lets nothing pass', async () => {
  const broken = { name: 'the test-runner', details: 'no browser' }
  expect(await withSecondTry(first, async () => ({ passed: 1, failures: [broken] }))).toEqual({
    passed: 7,
    failures: [failed('a'), failed('b'), broken],
    secondTry: [],
  })
})
