/// <reference types="node" />
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColours } from './brand-configuration.ts'
import { brandProblems } from './brand-problems.ts'
import { brandStyleSheet } from './brand-style-sheet.ts'

const read = (file: string) => readFileSync(new URL(`../tokens/${file}`, import.meta.url), 'utf8')
const sheets = {
  base: read('base.css'),
  themed: ['semantic.css', 'component.css', 'display.css'].map(read),
}

const problemsOf = (light: Readonly<Record<string, string>>, dark = {}) =>
  brandProblems({ name: 'Ajo', colours: { light, dark } }, sheets)

test('only the colours that are set become a style sheet', () => {
  expect(brandStyleSheet({ name: 'Ajo' })).toBe('')
  expect(
    brandStyleSheet({
      name: 'Ajo',
      colours: { light: { primary: '#0b5d3b' }, dark: { primary: '#8fd6ae', accent: '#f7c25d' } },
    }),
  ).toBe(':root:not(.dark){--primary:#0b5d3b}:root.dark{--primary:#8fd6ae;--accent:#f7c25d}')
})

test('what is set for light alone leaves the dark theme as it was', () => {
  expect(
    brandStyleSheet({ name: 'Ajo', colours: { light: { primary: '#0b5d3b' } } }),
  ).not.toContain(':root:root')
  expect(problemsOf({ primary: '#0b5d3b' })).toEqual([])
})

test('nothing but a plain colour gets into the page', () => {
  const colours = { light: { primary: 'red}</style><script>' } }
  expect(() => brandStyleSheet({ name: 'Ajo', colours })).toThrow('primary')
})

describe('problems of a brand', () => {
  test('none without colours', () => {
    expect(brandProblems({ name: 'Ajo' }, sheets)).toEqual([])
  })

  test('are told of a colour that is none before anything is measured', () => {
    const unclear = { name: 'Ajo', colours: { light: { primary: 'green' } } }
    expect(brandProblems(unclear, sheets)).toEqual([
      'The brand colour primary must look like #2b3582.',
    ])
  })

  test('each names its pair, what it reaches, what it takes and the nearest good colour', () => {
    expect(problemsOf({ primary: '#f2ab2b', onPrimary: '#ffffff' })).toContain(
      'In the light theme onPrimary on primary reaches 1.9 to 1, and it takes 4.5: the nearest good primary is #9f6d0a.',
    )
  })

  test.each([
    ['primary', 'onPrimary on primary'],
    ['primary', 'primary on canvas'],
    ['focus', 'focus on canvas'],
    ['link', 'link on surface'],
    ['primarySoft', 'ink-muted on primarySoft'],
    ['primarySoftHover', 'ink-muted on primarySoftHover'],
    ['onAccent', 'onAccent on accent'],
  ])('a club that sets %s alone hears of %s', (setting, pair) => {
    const tooBright = { primarySoft: '#444444', primarySoftHover: '#444444' }[setting] ?? '#ffee00'
    expect(problemsOf({ [setting]: tooBright }).join('\n')).toContain(pair)
  })

  test('what stands on the deep ground is looked at too', () => {
    expect(problemsOf({ onAccent: '#ffffff' }).join('\n')).toContain('on the deep ground')
  })

  test('whichever one colour is set, taking what is proposed mends it', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map(value => `#${value.toString(16).padStart(6, '0')}`)
    const setting = fc.constantFrom(...brandColours)
    fc.assert(
      fc.property(setting, hex, fc.boolean(), (name, colour, isDark) => {
        const problems = (tried: string) =>
          isDark ? problemsOf({}, { [name]: tried }) : problemsOf({ [name]: tried })
        const [first] = problems(colour)
        if (!first) return
        const [, proposed = ''] = /the nearest good \w+ is (#[0-9a-f]{6})\.$/.exec(first) ?? []
        expect(proposed).not.toBe('')
        expect(problems(proposed)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
