import { writeFileSync } from 'node:fs'
import { NotOnThisMachine } from '@kinfold/test-support/not-on-this-machine'
import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

test('what the machine lacks is said in a sentence', () => {
  const sentence = 'No PostgreSQL server was found. Install one.'
  expect(whyNot(new NotOnThisMachine(sentence))).toBe(sentence)
})

test.runIf(process.platform === 'linux')('a full disk is said first', () => {
  expect(whyNot(errorOf(() => writeFileSync('/dev/full', 'x')))).toMatch(
    /^No room is left on the disk/,
  )
})

test('of a fault of the tools all is said', () => {
  expect(whyNot(errorOf(() => JSON.parse('{')))).toMatch(/^SyntaxError(.|\n)+ at /)
  expect(whyNot('text')).toBe('text')
})

function errorOf(act: () => void): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}
