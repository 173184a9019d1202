import { expect, it } from 'vitest'
import { lostKeys } from './lost-keys.ts'

const here = { knows: (keyId: string) => ['current', 'earlier'].includes(keyId) }

it.each([
  ['nothing yet', [], [], []],
  ['what these secrets made', ['earlier'], ['current', 'earlier'], []],
  ['a link that somebody added under a made-up name', ['current'], ['current', 'made up'], []],
  ['chains of another secret alone', [], ['another'], ['another']],
  [
    'chains of another secret, and a link added to them',
    [],
    ['another', 'made up'],
    ['another', 'made up'],
  ],
  ['something sealed with another secret', ['another', 'current'], ['current'], ['another']],
  ['everything of another secret', ['another'], ['another'], ['another']],
])('misses what it has to of %s', (_, sealed, signed, lost) => {
  expect(lostKeys({ sealed, signed }, here)).toEqual(lost)
})
