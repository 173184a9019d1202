import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { colourProblems } from '@kinfold/ui/colour-problems'
import { expect, test } from 'vitest'
import { brandPalette } from './brand-palette.ts'

const styles = createRequire(import.meta.url).resolve('@kinfold/ui/styles.css')
const base = readFileSync(path.join(path.dirname(styles), 'tokens/base.css'), 'utf8')

const sheets = {
  base,
  themed: ['semantic.css', 'component.css', 'display.css'].map(file =>
    readFileSync(path.join(path.dirname(styles), 'tokens', file), 'utf8'),
  ),
}

const shade = (css: string, name: string) => new RegExp(`--${name}:(#\\w{6})`).exec(css)?.[1] ?? ''

function coloursIn(rules: string): Record<string, string> {
  const found = rules.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** What the palette says in each theme: its shades in both, warnings in the dark anew. */
function coloursOf(css: string) {
  const [both = '', dark = ''] = css.split('.dark.dark.dark')
  return { light: coloursIn(both), dark: { ...coloursIn(both), ...coloursIn(dark) } }
}

// All corners of what a screen can show, and 504 colours between them.
const steps = ['00', '20', '48', '6d', '92', 'b6', 'db', 'ff']
const everywhere = steps.flatMap(r => steps.flatMap(g => steps.map(b => `#${r}${g}${b}`)))

test.each(['brand', 'accent'] as const)(
  'whatever the %s colour of a club is, each pair of both themes can be read',
  setting => {
    const unreadable = everywhere.filter(
      colour =>
        colourProblems(sheets, coloursOf(brandPalette(base, { [setting]: colour }))).length > 0,
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
