import { expect, test } from 'vitest'
import { createRowSelection } from './row-selection.ts'

type Row = { id: string; kobo: bigint }

const rows = (ids: string): Row[] => [...ids].map(id => ({ id, kobo: 1n }))
const entries = (some: readonly Row[]) => some.map(row => [row.id, row] as const)

function selectionOf(ids: string) {
  const selection = createRowSelection<Row>()
  selection.show(entries(rows(ids)))
  const chosenIds = () =>
    selection
      .chosen()
      .rows.map(({ id }) => id)
      .join('')
  return { selection, chosenIds: chosenIds }
}

test('a press chooses, another takes it back', () => {
  const { selection, chosenIds } = selectionOf('abcd')
  selection.toggle('b')
  expect(chosenIds()).toBe('b')
  expect(selection.chosen()).toMatchObject({ inSight: 1, extent: 'some' })
  selection.toggle('b')
  expect(selection.chosen()).toMatchObject({ inSight: 0, extent: 'none' })
})

test('with Shift it reaches from the one pressed before, in the order shown, either way', () => {
  const { selection, chosenIds } = selectionOf('abcdef')
  selection.toggle('b')
  selection.toggle('d', true)
  expect(chosenIds()).toBe('bcd')
  // Back from d: what becomes of the pressed one becomes of all between.
  selection.toggle('c', true)
  expect(chosenIds()).toBe('b')
  selection.show(entries(rows('fedcba')))
  selection.toggle('e', true)
  expect(chosenIds().split('').toSorted().join('')).toBe('bcde')
})

test('with nothing to reach from, or from a row that is gone, Shift chooses one', () => {
  const { selection, chosenIds } = selectionOf('abcd')
  selection.toggle('c', true)
  expect(chosenIds()).toBe('c')
  selection.show(entries(rows('wxyz')), true)
  selection.toggle('z', true)
  expect(chosenIds()).toBe('cz')
})

test('all in sight, or none of them when all are', () => {
  const { selection } = selectionOf('abc')
  selection.toggle('a')
  selection.toggleAll()
  expect(selection.chosen()).toMatchObject({ inSight: 3, extent: 'all' })
  selection.toggleAll()
  expect(selection.chosen()).toMatchObject({ inSight: 0, extent: 'none' })
})

test('another order changes nothing; what is gone is chosen no more', () => {
  const { selection, chosenIds } = selectionOf('abcd')
  selection.toggle('a')
  selection.toggle('d')
  selection.show(entries(rows('dcba')))
  expect(chosenIds()).toBe('ad')
  selection.show(entries(rows('abc')))
  expect(chosenIds()).toBe('a')
})

test('in a list of pages what was chosen on another one stays, and all means the page', () => {
  const { selection, chosenIds } = selectionOf('abc')
  selection.toggle('a')
  selection.show(entries(rows('xy')), true)
  expect(selection.chosen()).toMatchObject({ inSight: 0, extent: 'none' })
  selection.toggleAll()
  expect(chosenIds()).toBe('axy')
  selection.toggleAll()
  expect(chosenIds()).toBe('a')
})

test('an answer that comes anew brings the row as it is now', () => {
  const { selection } = selectionOf('ab')
  selection.toggle('a')
  selection.show(entries([{ id: 'a', kobo: 7n }]))
  expect(selection.chosen().rows).toEqual([{ id: 'a', kobo: 7n }])
})

test('who listens hears of changes alone', () => {
  const { selection } = selectionOf('abc')
  let heard = 0
  const stop = selection.subscribe(() => {
    heard += 1
  })
  selection.toggle('unknown')
  selection.clear()
  expect(heard).toBe(0)
  const before = selection.chosen()
  selection.show(entries(rows('abc')))
  expect(selection.chosen()).toBe(before)
  selection.toggle('a')
  expect(heard).toBe(1)
  stop()
  selection.toggle('b')
  expect(heard).toBe(1)
})
