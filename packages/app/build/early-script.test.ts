import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScript } from './early-script.ts'

/** What an expression comes to in an engine without what is taken away, and with it in one that has it. */
function inBoth(expression: string): unknown[] {
  const [native, old] = [createContext({}), createContext({ addEventListener: () => {} })]
  runInContext(
    `for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
     delete Map.groupBy
     delete Promise.withResolvers`,
    old,
  )
  runInContext(earlyScript, old)
  return [native, old].map(engine => JSON.stringify(runInContext(expression, engine)))
}

test.each([
  '[[3, 1, 2]].map(all => [all.toSorted(), all])',
  '[3, 1, 2].toSorted((a, b) => b - a)',
  '[[3, 1, 2]].map(all => [all.toReversed(), all])',
  '[[3, 1, 2]].map(all => [all.toSpliced(1, 1, 7, 8), all])',
  '[[3, 1, 2]].map(all => [all.with(-1, 9), all.with(0, 9), all])',
  '[...Map.groupBy([5, 6, 7], (each, index) => (each + index) % 3)]',
  '[...Map.groupBy(new Set("abca"), each => each === "a")]',
  'Object.keys(Promise.withResolvers()).sort()',
  'Object.keys([1])',
])('%s is the same where the engine doesn’t have it', expression => {
  const [native, old] = inBoth(expression)
  expect(old).toBe(native)
  expect(native).toBeDefined()
})
