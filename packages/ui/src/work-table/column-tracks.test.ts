import { expect, test } from 'vitest'
import { columnTracks } from './column-tracks.ts'

test.each([
  ['9rem', '9rem', '9rem'],
  ['minmax(10rem, 2fr)', 'minmax(10rem, 2fr)', '10rem'],
  ['minmax(12rem,1.5fr)', 'minmax(12rem, 1.5fr)', '12rem'],
  ['minmax(6rem, 9rem)', 'minmax(6rem, 9rem)', '6rem'],
  // What may shrink to nothing keeps room for a word.
  ['minmax(0, 1fr)', 'minmax(8rem, 1fr)', '8rem'],
  ['2fr', 'minmax(8rem, 2fr)', '8rem'],
  [undefined, 'minmax(8rem, 1fr)', '8rem'],
])('%s keeps its least width', (given, width, least) => {
  expect(columnTracks([given], [])).toEqual({ widths: [width], together: `calc(${least})` })
})

test('a column grows by what its words need more', () => {
  const { widths, together } = columnTracks(['9rem', 'minmax(10rem, 2fr)', undefined], [12, 0, 7])
  expect(widths).toEqual([
    'calc(9rem + 12px)',
    'minmax(10rem, 2fr)',
    'minmax(calc(8rem + 7px), 1fr)',
  ])
  expect(together).toBe('calc(calc(9rem + 12px) + 10rem + calc(8rem + 7px))')
})
