/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colourPairs, featureGroundPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'

type Tokens = Map<string, string>

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(match => [match[1]!, match[2]!.trim()])
}

function tokensOf(theme: 'light' | 'dark'): Tokens {
  const [light, dark] = ['./semantic.css', './component.css', './display.css'].reduce<
    [string, string]
  >(
    ([allLight, allDark], file) => {
      const [first, second = ''] = read(file).split('.dark {')
      return [allLight + first, allDark + second.split(/^@/m)[0]]
    },
    ['', ''],
  )
  const own =
    theme === 'dark' ? [...declarations(light), ...declarations(dark)] : declarations(light)
  return new Map([...declarations(read('./base.css')), ...own])
}

function resolve(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No token --${name}.`)
  const alias = /^var\(--([\w-]+)\)$/.exec(value)
  return alias ? resolve(tokens, alias[1]!) : value
}

test('the formula gives the known figures', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('%s', theme => {
  const tokens = tokensOf(theme)
  test.each(colourPairs)('$front on $back reaches $minimum', ({ front, back, minimum }) => {
    expect(contrast(resolve(tokens, front), resolve(tokens, back))).toBeGreaterThanOrEqual(minimum)
  })
})

/** What the ground gives other meanings, over the theme it stands in. */
function featureGround(theme: 'light' | 'dark'): Tokens {
  const [, ground = ''] = read('./display.css').split('@utility feature-ground {')
  return new Map([...tokensOf(theme), ...declarations(ground)])
}

describe.each(['light', 'dark'] as const)('the deep indigo ground, %s', theme => {
  const tokens = featureGround(theme)
  test.each(featureGroundPairs)('$front on $back reaches $minimum', ({ front, back, minimum }) => {
    expect(contrast(resolve(tokens, front), resolve(tokens, back))).toBeGreaterThanOrEqual(minimum)
  })
})

test('every semantic colour is in a pair, so none escapes the check', () => {
  const decorative = /^(line|backdrop|raised-shadow)$/
  const paired = new Set(colourPairs.flatMap(pair => [pair.front, pair.back]))
  const charts = declarations(read('./display.css')).filter(([name]) => /^chart-\d/.test(name))
  const names = new Set([...declarations(read('./semantic.css')), ...charts].map(([name]) => name))
  expect([...names].filter(name => !paired.has(name) && !decorative.test(name))).toEqual([])
})
