/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { DesignToken } from './design-token.ts'
import { designTokensFile } from './design-tokens-file.ts'

const read = (name: string) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8')
const file = designTokensFile({
  base: read('base'),
  themed: [read('semantic'), read('component'), read('display')],
})

test('a colour has a value for each theme, by the name of its palette', () => {
  expect(file.light.canvas).toEqual({ $type: 'color', $value: '{base.paper-100}' })
  expect(file.dark.canvas).toEqual({ $type: 'color', $value: '{base.ink-950}' })
  expect(file.base['paper-0']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' },
  })
  expect(file.light.backdrop?.$value).toMatchObject({ alpha: 0.46 })
})

test('measures, durations and curves have their types', () => {
  expect(file.light['card-radius']).toEqual({
    $type: 'dimension',
    $value: { value: 1, unit: 'rem' },
  })
  expect(file.light.quick).toEqual({ $type: 'duration', $value: { value: 0.15, unit: 's' } })
  expect(file.light.ease).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] })
})

describe.each(['base', 'light', 'dark'] as const)('%s', group => {
  const tokens: [string, DesignToken][] = Object.entries(file[group])

  test.each(tokens)('%s leads somewhere', (_, { $type, $value }) => {
    const [, of = '', name = ''] = /^\{(\w+)\.([\w-]+)\}$/.exec(String($value)) ?? []
    if (typeof $value !== 'string') return
    const meant = { base: file.base, light: file.light, dark: file.dark }[of]?.[name]
    expect(meant?.$type).toBe($type)
  })
})

test('every colour of the themes is in both', () => {
  const colours = (group: Readonly<Record<string, DesignToken>>) =>
    Object.keys(group).filter(name => group[name]?.$type === 'color')
  expect(colours(file.dark)).toEqual(colours(file.light))
  expect(colours(file.light).length).toBeGreaterThan(50)
})
