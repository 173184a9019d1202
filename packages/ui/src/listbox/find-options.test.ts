import { describe, expect, test } from 'vitest'
import { type FindOptions, findByStart, findByWord } from './find-options.ts'

const names = ["Côte d'Ivoire", 'Dominica', 'Ivory Hills', 'United Arab Emirates']

function found(find: FindOptions, typed: string): string[] {
  const options = names.map(name => ({ value: name, label: name }))
  return find(options, typed).map(each => each.label)
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
    expect(found(findByWord, typed)).toEqual(expected)
  })
})

describe('by the start alone', () => {
  test.each([
    ['', names],
    [' COTE', ["Côte d'Ivoire"]],
    ['ivo', ['Ivory Hills']],
    ['emirates', []],
  ])('%j finds %j', (typed, expected) => {
    expect(found(findByStart, typed)).toEqual(expected)
  })
})
