import { expect, it } from 'vitest'
import { missingKeys } from './missing-keys.ts'

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
  ['something encrypted with another secret', ['another', 'current'], ['current'], ['another']],
  ['everything of another secret', ['another'], ['another'], ['another']],
])('misses what it has to of %s', (_, encrypted, signed, lost) => {
  expect(missingKeys({ encrypted, signed }, here)).toEqual(lost)
})
