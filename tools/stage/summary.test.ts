import { expect, test } from 'vitest'
import { described, type Finished, summaryOf } from './summary.ts'

const stage = (given: Partial<Finished>): Finished => ({
  name: 'stories',
  seconds: 61,
  passed: 5,
  failures: [],
  ...given,
})
const late = (...names: string[]) => names.map(name => ({ name, details: 'late' }))
const summary = (given: Partial<Finished>, strict = false) =>
  summaryOf([stage({ name: 'types', passed: 2 }), stage(given)], { slowness: 1.44, strict })

test('closes with what passed and failed, above it how long it took on which machine', () => {
  const { lines, failed } = summary({})
  expect(failed).toBe(0)
  expect(lines.slice(-3)).toEqual([
    '  2 min 2 s in all, on a machine 1.4 × the reference',
    '',
    '7 passed, 0 failed',
  ])
})

test('names what failed above its last line', () => {
  const { lines, failed } = summary({ failures: [{ name: 'Button › Loading', details: '…' }] })
  expect(failed).toBe(1)
  expect(lines.slice(-3)).toEqual(['✗ stories: Button › Loading', '', '7 passed, 1 failed'])
})

test('names what passed on its second try, and passes with three of them', () => {
  const { lines, failed } = summary({ secondTry: late('a', 'b', 'c') })
  expect(failed).toBe(0)
  expect(lines).toContain('  passed on the second try: b')
})

test('fails with four second tries, and with one where nothing may be late', () => {
  expect(summary({ secondTry: late('a', 'b', 'c', 'd') }).lines).toContain(
    '✗ 4 passed only on the second try, more than 3',
  )
  expect(summary({ secondTry: late('a') }, true).failed).toBe(1)
})

test('a run in which nothing ran has failed', () => {
  const { lines, failed } = summaryOf([stage({ passed: 0 })], { slowness: 1, strict: false })
  expect(failed).toBe(1)
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('a failure has forty lines at most, without the colours of a terminal', () => {
  const details = Array.from({ length: 50 }, (_, index) => `\u001B[31mline ${index}\u001B[39m`)
  const lines = described({ name: 'Button', details: details.join('\n') }).split('\n')
  expect(lines).toHaveLength(42)
  expect(lines.slice(0, 2)).toEqual(['✗ Button', '    line 0'])
  expect(lines.at(-1)).toBe('    … and 10 lines more')
})

test('a stage that this machine can’t run is left out, and has not failed', () => {
  const { lines, failed } = summaryOf([stage({ passed: 0, leftOut: 'No Firefox is installed.' })], {
    slowness: 1,
    strict: false,
  })
  expect(failed).toBe(0)
  expect(lines[1]).toMatch(/^– /)
  expect(lines).toContain('  No Firefox is installed.')
})
