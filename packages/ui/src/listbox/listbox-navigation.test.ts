import { describe, expect, test } from 'vitest'
import { activeAt, findTyped, firstActive, moveActive } from './listbox-navigation.ts'
import type { ListboxOption } from './listbox-option.ts'

const option = (label: string, disabled = false): ListboxOption => ({
  value: label,
  label,
  disabled,
})
const names = ['Albania', 'Benin', 'Ghana', 'Guinea', 'Kenya', 'Nigeria'].map(name => option(name))

describe('the first active option', () => {
  const some = [option('a', true), option('b'), option('c')]
  test.each([
    [['c'], 2],
    [[], 1],
    [['elsewhere'], 1],
  ])('with %j chosen', (chosen, at) => {
    expect(firstActive(some, chosen)).toBe(at)
  })

  test('there is none where none can be chosen', () => {
    expect(firstActive([])).toBe(-1)
    expect(firstActive([option('a', true)])).toBe(-1)
  })
})

describe('the active option', () => {
  test('is the one that was gone to', () => {
    expect(activeAt(names, 2, ['Benin'])).toBe(2)
  })

  test('is the first, as long as there was none to go to', () => {
    expect(activeAt(names, -1, [])).toBe(0)
    expect(activeAt(names, 9, ['Benin'])).toBe(1)
    expect(activeAt([], -1, ['Benin'])).toBe(-1)
  })
})

describe('moving', () => {
  test.each([
    [-1, 'ArrowDown', 0],
    [0, 'ArrowDown', 1],
    [5, 'ArrowDown', 5],
    [-1, 'ArrowUp', 5],
    [0, 'ArrowUp', 0],
    [3, 'Home', 0],
    [0, 'End', 5],
    [0, 'PageDown', 5],
    [5, 'PageUp', 0],
  ])('from %i, %s goes to %i', (from, key, to) => {
    expect(moveActive(names, from, key)).toBe(to)
  })

  test('steps over disabled options, at the ends too', () => {
    const some = [option('a', true), option('b'), option('c', true), option('d'), option('e', true)]
    expect(moveActive(some, 1, 'ArrowDown')).toBe(3)
    expect(moveActive(some, 3, 'ArrowUp')).toBe(1)
    expect(moveActive(some, 3, 'Home')).toBe(1)
    expect(moveActive(some, 1, 'End')).toBe(3)
    expect(moveActive(some, 3, 'ArrowDown')).toBe(3)
  })

  test('a page is as much as the list shows', () => {
    const many = Array.from({ length: 30 }, (_, at) => option(`${at}`))
    expect(moveActive(many, 10, 'PageDown')).toBe(15)
    expect(moveActive(many, 10, 'PageUp')).toBe(5)
  })

  test('an empty list has no active option', () => {
    expect(moveActive([], -1, 'ArrowDown')).toBe(-1)
  })

  test('other keys move nothing', () => {
    expect(moveActive(names, 2, 'a')).toBeNull()
  })
})

describe('typing letters', () => {
  test('goes to the next option that starts with them', () => {
    expect(findTyped(names, 0, 'n')).toBe(5)
    expect(findTyped(names, 0, 'gu')).toBe(3)
  })
  test('the same letter again goes on, and round', () => {
    expect(findTyped(names, 2, 'g')).toBe(3)
    expect(findTyped(names, 3, 'gg')).toBe(2)
  })
  test('no match stays where it was', () => {
    expect(findTyped(names, 2, 'z')).toBe(2)
  })
})
