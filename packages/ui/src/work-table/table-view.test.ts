import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readView, type TableView, writeView } from './table-view.ts'

const first: TableView = { hidden: ['kind'], density: 'comfortable' }
const canHide = ['day', 'kind', 'status']
const read = (text: string | null) => readView(text, { canHide, first })

test('what was written is read again', () => {
  const view: TableView = { hidden: ['day', 'status'], density: 'compact' }
  expect(read(writeView(view))).toEqual(view)
  expect(read(writeView({ hidden: [], density: 'compact' })).hidden).toEqual([])
})

test.each([
  [null],
  [''],
  ['not JSON'],
  ['null'],
  ['7'],
  ['"compact"'],
  ['[]'],
  ['{"hidden":"all","density":"tiny"}'],
  ['{"hidden":null}'],
])('%s is no view, and the first one stands', text => {
  expect(read(text)).toEqual(first)
})

test('of an older table, the columns that there still are', () => {
  expect(read('{"hidden":["gone","day","what",7,null],"density":"compact"}')).toEqual({
    hidden: ['day'],
    density: 'compact',
  })
})

test('whatever stands in the storage, only columns that may be hidden are', () => {
  const id = fc.oneof(fc.constantFrom(...canHide, 'gone'), fc.jsonValue())
  const almost = fc.record({ hidden: fc.oneof(fc.array(id), fc.jsonValue()), density: id })
  const kept = fc.oneof(
    fc.string(),
    fc.json(),
    almost.map(view => JSON.stringify(view)),
  )
  fc.assert(
    fc.property(kept, text => {
      const { hidden, density } = read(text)
      for (const id of hidden) expect(canHide).toContain(id)
      expect(['comfortable', 'compact']).toContain(density)
    }),
  )
})
