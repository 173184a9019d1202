import { describe, expect, test } from 'vitest'
import { findByWord } from './find-options.ts'

const names = ["Côte d'Ivoire", 'Dominica', 'Ivory Hills', 'United Arab Emirates']

function found(typed: string): string[] {
  const options = names.map(name => ({ value: name, label: name }))
  return findByWord(options, typed).map(each => each.label)
}

describe('by any word', () => {
  test.each([
    ['', names],
    ['COTE', ["Côte d'Ivoire"]],
    ['ivo', ['Ivory Hills', "Côte d'Ivoire"]],
    ['emir', ['United Arab Emirates']],
    ['arab em', ['United Arab Emirates']],
    ['minica', []],
  ])('%j finds %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected)
  })
})
