import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brandPalette } from './brand-palette.ts'

const styles = createRequire(import.meta.url).resolve('@kinfold/ui/styles.css')
const base = readFileSync(path.join(path.dirname(styles), 'tokens/base.css'), 'utf8')

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const shade = (css: string, name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(css)?.[1] ?? ''

// Text and its ground wherever the shades of the brand are one of the two: front, back.
const pairs = [
  ['#ffffff', 'indigo-700'],
  ['#ffffff', 'indigo-800'],
  ['#ffffff', 'indigo-900'],
  ['indigo-700', '#f7f3eb'],
  ['indigo-700', 'indigo-50'],
  ['indigo-200', 'indigo-800'],
  ['indigo-950', 'indigo-300'],
  ['indigo-300', '#1a1924'],
  ['indigo-200', 'indigo-850'],
] as const

test.each([
  '#b00020',
  '#c2410c',
  '#a16207',
  '#3f6212',
  '#047857',
  '#0e7490',
  '#6d28d9',
  '#be185d',
  '#444444',
  '#ffd400',
])('with %s as the brand everything can still be read', brand => {
  const css = brandPalette(base, { brand })
  const colour = (name: string) => (name.startsWith('#') ? name : shade(css, name))
  const unreadable = pairs.filter(([front, back]) => contrast(colour(front), colour(back)) < 4.5)
  expect(unreadable).toEqual([])
})

test('its own colour gives the palette that was designed', () => {
  const css = brandPalette(base, { brand: '#2b3582' })
  expect(shade(css, 'indigo-700')).toBe('#2b3582')
})

test('an accent changes ornaments, and no warning', () => {
  const css = brandPalette(base, { accent: '#00b3a4' })
  expect(css).toContain('--warning:#9a6207')
  expect(shade(css, 'marigold-400')).not.toBe('#f2ab2b')
})

test('without colours of its own a club gets no style sheet', () => {
  expect(brandPalette(base, {})).toBe('')
})

test('what is no colour stops the build with the name of the setting', () => {
  expect(() => brandPalette(base, { brand: 'red;}' })).toThrow('CLUB_BRAND_COLOUR')
})
