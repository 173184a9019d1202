/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { groupProblems, referenceProblems, resolverProblems } from './design-token-rules.ts'
import { designTokensResolver, tokensInTheme } from './design-tokens-resolver.ts'
import { finalValueOf, tokensOf } from './style-sheet-tokens.ts'

const read = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')
const sheets = { base: read('base'), themed: ['semantic', 'component', 'display'].map(read) }
const resolver = designTokensResolver(sheets)
const { light, dark } = {
  light: tokensInTheme(resolver, 'light'),
  dark: tokensInTheme(resolver, 'dark'),
}

test('the document follows the rules of the Resolver Module', () => {
  expect(resolverProblems(JSON.parse(JSON.stringify(resolver)))).toEqual([])
})

test.each([
  ['light', light],
  ['dark', dark],
])(
  'all tokens of the %s theme are in the format, and each reference leads to one of its type',
  (_, tokens) => {
    expect(groupProblems(tokens)).toEqual([])
    expect(referenceProblems(tokens)).toEqual([])
  },
)

test('what a theme changes stands in it alone, and what both share once', () => {
  const { palette, shared } = resolver.sets
  const { contexts } = resolver.modifiers.theme
  expect(palette.sources[0]).toHaveProperty('indigo-700')
  expect(shared.sources[0]).toHaveProperty('card-radius')
  expect(Object.keys(contexts.dark[0] ?? {})).toEqual(Object.keys(contexts.light[0] ?? {}))
  expect(contexts.light[0]).toHaveProperty('primary', { $type: 'color', $value: '{indigo-700}' })
  expect(contexts.dark[0]).toHaveProperty('primary', { $type: 'color', $value: '{indigo-300}' })
  expect(contexts.dark[0]).not.toHaveProperty('card-radius')
})

test('a shadow keeps its layers', () => {
  expect(dark['raised-shadow']?.$value).toMatchObject([
    { color: '{ink-800}', spread: { value: 1, unit: 'px' } },
    { color: { alpha: 0.6 }, offsetY: { value: 16, unit: 'px' }, blur: { value: 40 } },
  ])
})

test('measures, durations and curves have their types', () => {
  expect(light['card-radius']).toEqual({ $type: 'dimension', $value: { value: 1, unit: 'rem' } })
  expect(light.quick).toEqual({ $type: 'duration', $value: { value: 0.15, unit: 's' } })
  expect(light.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] })
  expect(light.backdrop?.$value).toMatchObject({ alpha: 0.46 })
})

test('only values that a browser works out are left out', () => {
  const tokens = tokensOf(sheets, 'light')
  const missing = [...tokens.keys()].filter(name => !(name in light))
  expect(missing).toContain('page-width')
  expect(missing.filter(name => !/em$|[(]/.test(finalValueOf(tokens, name)))).toEqual([])
})

const red = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } }

describe('the rules', () => {
  const written = (type: string, value: unknown) => ({ token: { $type: type, $value: value } })

  test.each([
    ['a colour as text', written('color', '#ff0000')],
    ['a colour without its space', written('color', { components: [1, 0, 0] })],
    ['a channel above one', written('color', { colorSpace: 'srgb', components: [255, 0, 0] })],
    ['alpha in the hexadecimal form', written('color', { ...red.$value, hex: '#ff000080' })],
    ['a measure as text', written('dimension', '1rem')],
    ['a measure in another unit', written('dimension', { value: 1, unit: 'em' })],
    ['a duration without a unit', written('duration', { value: 200 })],
    ['a curve that goes back in time', written('cubicBezier', [-1, 0, 1, 1])],
    ['a shadow without its spread', written('shadow', [{ color: red.$value }])],
    ['a type that there is not', written('colour', red.$value)],
    ['a name with a dot', { 'a.b': red }],
    ['a member that a token has not', { token: { ...red, light: 1 } }],
  ])('refuse %s', (_, file) => {
    expect(groupProblems(file)).toHaveLength(1)
  })

  test.each([
    ['to nowhere', { a: { $type: 'color', $value: '{b}' } }],
    ['in a circle', { a: { $type: 'color', $value: '{a}' } }],
    ['to another type', { a: { $type: 'number', $value: '{red}' }, red }],
  ])('refuse a reference %s', (_, file) => {
    expect(referenceProblems(file)).toHaveLength(1)
  })

  const whole = { version: '2025.10', resolutionOrder: [{ $ref: '#/sets/all' }] }
  const sets = { all: { sources: [{ red }] } }

  test.each([
    ['another version', { ...whole, sets, version: '2024.1' }],
    ['an order of what is not there', { ...whole, sets: {} }],
    ['a set without sources', { ...whole, sets: { all: {} } }],
    [
      'a modifier of one context',
      { ...whole, sets, modifiers: { theme: { contexts: { light: [] } } } },
    ],
    [
      'a default that there is not',
      { ...whole, sets, modifiers: { theme: { contexts: { a: [], b: [] }, default: 'c' } } },
    ],
    ['groups beside the sets', { ...whole, sets, base: { red } }],
  ])('refuse a resolver with %s', (_, document) => {
    expect(resolverProblems(document)).toHaveLength(1)
  })

  test('take what is right', () => {
    expect(resolverProblems({ ...whole, sets })).toEqual([])
  })
})
