/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toOklch } from '../tokens/oklch.ts'
import { brandFromColour } from './brand-from-colour.ts'
import { brandProblems } from './brand-problems.ts'

const read = (file: string) => readFileSync(new URL(`../tokens/${file}`, import.meta.url), 'utf8')
const sheets = {
  base: read('base.css'),
  themed: ['semantic.css', 'component.css', 'display.css'].map(read),
}

// All corners of what a screen can show, and the colours between them.
const steps = ['00', '33', '66', '80', '99', 'cc', 'ff']
const everywhere = steps.flatMap(r => steps.flatMap(g => steps.map(b => `#${r}${g}${b}`)))

test('whatever the one colour is, each pair of both themes can be read', () => {
  const unreadable = everywhere.flatMap(colour =>
    brandProblems({ name: 'Ajo', colours: brandFromColour(colour, sheets) }, sheets).map(
      problem => `${colour}: ${problem}`,
    ),
  )
  expect(unreadable).toEqual([])
})

test('a colour that can be read stays as it is, with white words on it', () => {
  const { light } = brandFromColour('#0b5d3b', sheets)
  expect(light).toMatchObject({ primary: '#0b5d3b', link: '#0b5d3b', onPrimary: '#ffffff' })
})

test('a deep one becomes a light shade of its hue in the dark theme', () => {
  const { dark } = brandFromColour('#0b5d3b', sheets)
  expect(toOklch(dark.primary).lightness).toBeGreaterThan(0.7)
  expect(Math.cos(toOklch(dark.primary).hue - toOklch('#0b5d3b').hue)).toBeGreaterThan(0.98)
})

test('a bright one stays as it is in the dark theme, with dark words on it', () => {
  const { light, dark } = brandFromColour('#f2ab2b', sheets)
  expect(dark).toMatchObject({ primary: '#f2ab2b', onPrimary: '#201f2c' })
  expect(light.primary).not.toBe('#f2ab2b')
})

test('a button is lighter under the pointer where its words are dark, and darker where they are light', () => {
  const lightness = (colour: string) => toOklch(colour).lightness
  const { light, dark } = brandFromColour('#0b5d3b', sheets)
  expect(lightness(light.primaryHover)).toBeLessThan(lightness(light.primary))
  expect(lightness(dark.primaryHover)).toBeGreaterThan(lightness(dark.primary))
})
