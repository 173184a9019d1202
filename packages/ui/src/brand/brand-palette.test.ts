/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandPalette } from './brand-palette.ts'
import { paletteProblems } from './palette-problems.ts'

const read = (file: string) => readFileSync(new URL(`../tokens/${file}`, import.meta.url), 'utf8')
const base = read('base.css')
const sheets = { base, themed: ['semantic.css', 'component.css', 'display.css'].map(read) }

const shade = (css: string, name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(css)?.[1] ?? ''

// All corners of what a screen can show, and 504 colours between them.
const steps = ['00', '20', '48', '6d', '92', 'b6', 'db', 'ff']
const everywhere = steps.flatMap(r => steps.flatMap(g => steps.map(b => `#${r}${g}${b}`)))

test.each(['brand', 'accent'] as const)(
  'whatever the %s colour of a club is, each pair of both themes can be read',
  setting => {
    const unreadable = everywhere.filter(
      colour => paletteProblems(sheets, { [setting]: colour }).length > 0,
    )
    expect(unreadable).toEqual([])
  },
)

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
