import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { onePersonProblem } from './one-person-limits.ts'

const limits = { NGN: 1_000n, USD: 10n }

it.each([
  [1_000n, [], undefined],
  [1_001n, [], 'second_person_needed'],
  [1_001n, ['tunde', null], 'second_person_needed'],
  [1_001n, [null, 'uche'], undefined],
] as const)('%s kobo, which %j had a hand in besides Tunde: %s', (minor, others, code) => {
  expect(onePersonProblem(money('NGN', minor), limits, { by: 'tunde', others })).toBe(code)
})

it('has a limit of its own in each currency', () => {
  const of = { by: 'tunde', others: [] }
  expect(onePersonProblem(money('USD', 11n), limits, of)).toBe('second_person_needed')
})
