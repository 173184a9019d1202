/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colourPairs, featureGroundPairs } from './colour-pairs.ts'
import { contrast } from './contrast.ts'
import {
  declarationsIn,
  featureGroundOf,
  finalValueOf,
  type Tokens,
  tokensOf,
} from './style-sheet-tokens.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const sheets = {
  base: read('./base.css'),
  themed: ['./semantic.css', './component.css', './display.css'].map(read),
}

test('the formula gives the known figures', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('%s', theme => {
  const tokens = tokensOf(sheets, theme)
  test.each(colourPairs)('$front on $back reaches $minimum', ({ front, back, minimum }) => {
    expect(
      contrast(finalValueOf(tokens, front), finalValueOf(tokens, back)),
    ).toBeGreaterThanOrEqual(minimum)
  })
})

/** What the ground gives other meanings, over the theme it stands in. */
function featureGround(theme: 'light' | 'dark'): Tokens {
  return new Map([...tokensOf(sheets, theme), ...featureGroundOf(sheets)])
}

describe.each(['light', 'dark'] as const)('the deep indigo ground, %s', theme => {
  const tokens = featureGround(theme)
  test.each(featureGroundPairs)('$front on $back reaches $minimum', ({ front, back, minimum }) => {
    expect(
      contrast(finalValueOf(tokens, front), finalValueOf(tokens, back)),
    ).toBeGreaterThanOrEqual(minimum)
  })
})

test('every semantic colour is in a pair, so none escapes the check', () => {
  const decorative = /^(line|backdrop|raised-shadow)$/
  const paired = new Set(colourPairs.flatMap(pair => [pair.front, pair.back]))
  const charts = declarationsIn(read('./display.css')).filter(([name]) => /^chart-\d/.test(name))
  const names = new Set(
    [...declarationsIn(read('./semantic.css')), ...charts].map(([name]) => name),
  )
  expect([...names].filter(name => !paired.has(name) && !decorative.test(name))).toEqual([])
})
