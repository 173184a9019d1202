import { expect, test } from 'vitest'
import { initials, toneOf } from './initials.ts'

test.each([
  ['Adaeze Nwosu', 'AN'],
  ['Oluwaseunfunmi Adébáyọ̀-Okonkwo', 'OA'],
  ['ọlá ẹ̀gbẹ́', 'ỌẸ̀'],
  ['Efe', 'E'],
  ['  Mary  Jane   Watson ', 'MW'],
  ['', ''],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a name keeps its tone', () => {
  expect(toneOf('Adaeze Nwosu')).toBe(toneOf('Adaeze Nwosu'))
  expect(toneOf('')).toBe(0)
})
