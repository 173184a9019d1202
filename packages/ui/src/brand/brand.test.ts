import { expect, test } from 'vitest'
import { brandProblems } from './brand-problems.ts'
import { brandStyleSheet } from './brand-style-sheet.ts'

test('only the colours that are set become a style sheet', () => {
  expect(brandStyleSheet({ name: 'Ajo' })).toBe('')
  expect(
    brandStyleSheet({
      name: 'Ajo',
      colours: { light: { primary: '#0b5d3b' }, dark: { primary: '#8fd6ae', accent: '#f7c25d' } },
    }),
  ).toBe(':root:root{--primary:#0b5d3b}:root.dark{--primary:#8fd6ae;--accent:#f7c25d}')
})

test('nothing but a plain colour gets into the page', () => {
  const colours = { light: { primary: 'red}</style><script>' } }
  expect(() => brandStyleSheet({ name: 'Ajo', colours })).toThrow('primary')
})

test('unreadable pairs are named', () => {
  const light = { primary: '#f2ab2b', onPrimary: '#ffffff' }
  expect(brandProblems({ name: 'Ajo', colours: { light } })).toEqual([
    'In the light theme onPrimary cannot be read on primary: 2.0 to 1, and it takes 4.5.',
  ])
  expect(brandProblems({ name: 'Ajo' })).toEqual([])
})
