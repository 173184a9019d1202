import { expect, it } from 'vitest'
import { compareWords } from './compare-words.ts'

const marked = (membershipName: string, other: string) => {
  const { words, further } = compareWords(membershipName, other)
  return [
    words
      .filter(({ isThere }) => isThere)
      .map(({ word }) => word)
      .join(' '),
    further.join(' '),
  ]
}

it.each([
  ['CHIDI OKAFOR', 'Chidi Okafor', ''],
  ['Okafor, Chidi', 'Chidi Okafor', ''],
  ['Chidí Emeka Okafor', 'Chidi Okafor', 'Emeka'],
  ['Chike Okafor', 'Okafor', 'Chike'],
  ['', '', ''],
])('Chidi Okafor beside %j: %j agree, and %j is more', (other, agreeing, further) => {
  expect(marked('Chidi Okafor', other)).toEqual([agreeing, further])
})
