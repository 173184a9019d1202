import { expect, it } from 'vitest'
import { createStatementNames } from './repeated-statements.ts'

type NameOf = ReturnType<typeof createStatementNames>
const runs = (nameOf: NameOf, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text))

it('names a statement that runs again and again, always the same', () => {
  const nameOf = createStatementNames()
  const names = runs(nameOf, 'SELECT one', 12)
  expect(names.slice(0, 9)).toEqual(Array(9).fill(undefined))
  const [name, ...others] = names.slice(9)
  expect(name).toMatch(/^repeated-\d+$/)
  expect(new Set(others)).toEqual(new Set([name]))
  expect(runs(nameOf, 'SELECT another', 10).at(-1)).not.toBe(name)
})

it('names no more than a connection can keep, and none of those that come once', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < 5_000; n += 1) expect(nameOf(`SELECT ${n}`)).toBe(undefined)
  for (let n = 0; n < 300; n += 1) runs(nameOf, `SELECT repeated ${n}`, 10)
  expect(runs(nameOf, 'SELECT too late', 20).at(-1)).toBe(undefined)
})
