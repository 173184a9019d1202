import { expect, test } from 'vitest'
import { shownOptions } from './dropdown-option.ts'

const options = [
  { name: 'My Account' },
  { name: 'Operators’ desk', hide: true },
  { name: 'Logout', disabled: true },
]

function names(search: string): string[] {
  return shownOptions(options, search).map(({ name }) => name)
}

test('a hidden option is left out, a disabled one stays', () => {
  expect(names('')).toEqual(['My Account', 'Logout'])
})

test.each([
  ['account', ['My Account']],
  [' LOG ', ['Logout']],
  ['desk', []],
])('searching %j shows %j', (search, expected) => {
  expect(names(search)).toEqual(expected)
})
