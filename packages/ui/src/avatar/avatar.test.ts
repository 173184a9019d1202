import { expect, test } from 'vitest'
import { avatarVariants } from './avatar.variants.ts'
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
  expect(toneOf('')).toBe(1)
})

test('nobody is drawn in the colour of an error, a warning or a success', () => {
  const looks = ([1, 2, 3, 4] as const).map(tone => avatarVariants({ tone }))
  expect(looks.join(' ')).not.toMatch(/danger|warning|success|accent/)
})
