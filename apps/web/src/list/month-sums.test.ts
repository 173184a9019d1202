import { money } from '@kinfold/contract/money/money'
import { expect, test } from 'vitest'
import { isCut } from './cut-months.ts'
import { inAndOut } from './in-and-out.ts'

const naira = (minor: bigint) => money('NGN', minor)

test('what came in and what went out are told apart, and neither where there was none', () => {
  expect(inAndOut([naira(500n), naira(-200n), naira(-50n), naira(100n)])).toEqual([
    { label: 'In', sum: naira(600n) },
    { label: 'Out', sum: naira(250n) },
  ])
  expect(inAndOut([naira(-200n)])).toEqual([{ label: 'Out', sum: naira(200n) }])
  expect(inAndOut([])).toEqual([])
})

test('a month that may go on at another page has no sum here', () => {
  const middle = { isFirstPage: false, isLastPage: false }
  expect([0, 1, 2].map(at => isCut(at, 3, middle))).toEqual([true, false, true])
  const all = { isFirstPage: true, isLastPage: true }
  expect([0, 1].map(at => isCut(at, 2, all))).toEqual([false, false])
  expect(isCut(0, 1, { isFirstPage: true, isLastPage: false })).toBe(true)
})
