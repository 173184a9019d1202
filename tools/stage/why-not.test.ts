import { NotOnThisMachine } from '@kinfold/test-support/not-on-this-machine'
import { expect, test } from 'vitest'
import { whyNot } from './why-not.ts'

test('what the machine lacks is said in a sentence', () => {
  const sentence = 'No PostgreSQL server was found. Install one.'
  expect(whyNot(new NotOnThisMachine(sentence))).toBe(sentence)
})

test('a full disk is said first', () => {
  const full = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' })
  expect(whyNot(full)).toMatch(/^No room is left on the disk.*\nENOSPC: write$/)
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
