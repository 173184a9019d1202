import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { usualFirst } from './usual-first.ts'

test('the usual countries are on top, and none is lost or twice', () => {
  const listed = usualFirst(countries)
  expect(listed.slice(0, 5).map(({ countryName }) => countryName)).toEqual([
    'Nigeria',
    'United Kingdom',
    'United States',
    'Canada',
    'Afghanistan',
  ])
  expect(new Set(listed)).toEqual(new Set(countries))
  expect(listed).toHaveLength(countries.length)
})

test('a list without them stays as it is', () => {
  const [first, second] = countries
  expect(usualFirst([first, second].flatMap(each => each ?? []))).toEqual([first, second])
})
