import { expect, test } from 'vitest'
import { lettersOnBrand } from './letters-on-brand.ts'

test('a colour that e-mails can be read in says nothing', () => {
  expect(lettersOnBrand('#2b3582')).toEqual([])
  expect(lettersOnBrand(undefined)).toEqual([])
})

test('one that is too bright is named with what would do', () => {
  const [letters, link] = lettersOnBrand('#ffee00')
  expect(letters).toMatch(
    /^CLUB_BRAND_COLOUR is #ffee00\. White on it reaches 1\.2 to 1, and it takes 4\.5: the nearest good colour is #[0-9a-f]{6}\.$/,
  )
  expect(link).toContain('A link of it on an e-mail’s paper')
})

test('what is proposed is good in its turn', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  for (const brand of steps.flatMap(r => steps.flatMap(g => steps.map(b => `#${r}${g}${b}`)))) {
    const [sentence] = lettersOnBrand(brand)
    if (!sentence) continue
    const [, proposed] = /colour is (#[0-9a-f]{6})\.$/.exec(sentence) ?? []
    expect(lettersOnBrand(proposed ?? brand)).toEqual([])
  }
})
