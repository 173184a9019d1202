// PostgreSQL refuses a prepared statement whose name stands for another text on the same connection, and
// two definitions of the same text drift apart: each name is given in one place.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = `${import.meta.dirname}/..`

/** `name: '…'` with its text beside it, a joined statement of `createFindCallerWith`, or Drizzle's `prepare('…')`. */
const preparedName =
  /\bname: '([a-z-]+)'(?=[^}]{0,40}\btext\b)|\bstatement: '([a-z-]+)'|\.prepare\('([a-z-]+)'\)/g

it('gives each prepared statement its name once', () => {
  const names = globSync('**/*.ts', { cwd: source })
    .filter(file => !/\.(test|tables)\.ts$/.test(file))
    .flatMap(file => [...readFileSync(`${source}/${file}`, 'utf8').matchAll(preparedName)])
    .map(found => found.slice(1).find(name => name !== undefined))
  expect(names).toContain('open-session')
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
