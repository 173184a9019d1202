import { expect, it } from 'vitest'
import type { DataColumn } from './data-column.ts'
import { isOneLine } from './is-one-line.ts'

const columnsOf = (cards: readonly DataColumn<string>['card'][]): DataColumn<string>[] =>
  cards.map((card, at) => ({
    id: String(at),
    header: 'Month',
    cell: row => row,
    ...(card && { card }),
  }))

it.each([
  [['title', 'tag', 'hidden'], true],
  [['title', 'figure'], true],
  [['title', 'note', 'tag'], false],
  [['title', undefined], false],
] as const)('a card of %j is one line: %s', (cards, expected) => {
  expect(isOneLine(columnsOf(cards))).toBe(expected)
})
