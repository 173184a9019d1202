import { describe, expect, test } from 'vitest'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { inSentence } from './in-sentence.ts'
import { pseudoLanguage, pseudoText } from './pseudo-language.ts'

const { words: ar } = arabic

/** Every place in the words: "pagination.place", and what stands there. */
function placesOf(words: object, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, said]): [string, unknown][] =>
    typeof said === 'object' ? placesOf(said, `${path}${key}.`) : [[path + key, said]],
  )
}

test('the same places are filled in every language, and each says something where English does', () => {
  const empty = placesOf(english.words).flatMap(([place, said]) => (said === '' ? [place] : []))
  for (const { words } of [arabic, pseudoLanguage]) {
    expect(
      placesOf(words)
        .map(([place]) => place)
        .toSorted(),
    ).toEqual(
      placesOf(english.words)
        .map(([place]) => place)
        .toSorted(),
    )
    expect(placesOf(words).flatMap(([place, said]) => (said === '' ? [place] : []))).toEqual(empty)
  }
})

test('what is Arabic has no letters of ours, but for the names of kinds of files', () => {
  const texts = placesOf(ar).filter(
    (place): place is [string, string] => typeof place[1] === 'string',
  )
  expect(texts.filter(([, said]) => /[a-z]/i.test(said)).map(([place]) => place)).toEqual([
    'photo.heic',
  ])
})

describe('the pseudo-language', () => {
  const { words } = pseudoLanguage

  test('is accented, in brackets and about a third longer', () => {
    expect(words.link.newTab).toBe('[(óòpéèñš íìñ áà ñéèw táàb)]')
    const sentences = placesOf(english.words).flatMap(([, said]) =>
      typeof said === 'string' ? [said] : [],
    )
    const length = sentences.join('').length
    const longer = sentences.map(pseudoText).join('').length
    expect(longer / length).toBeGreaterThan(1.3)
    expect(longer / length).toBeLessThan(1.5)
  })

  test('leaves a name, a label and a figure as they were given', () => {
    expect(words.fileDrop.remove('scan.pdf')).toBe('[Réèmóòvéè scan.pdf]')
    expect(words.chart.figures('May', ['Returns 600', 'Fees 2'])).toBe('[May: Returns 600, Fees 2]')
    expect(words.otpField.box(1, 4)).toBe('[Díìgíìt 1 óòf 4]')
  })
})

describe('in Arabic', () => {
  test.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '3 نتائج'],
    [11, '11 نتيجة'],
    [102, '102 نتيجة'],
  ])('%d options found is %s', (count, said) => expect(ar.list.found(count)).toBe(said))

  test.each([
    ['1', 'دولار واحد'],
    ['2', 'دولاران'],
    ['5', '5 دولارات'],
    ['50', '50 دولارًا'],
    ['1,100', '1,100 دولار'],
    ['1.50', '1.50 دولار'],
  ])('%s dollars are %s', (figures, said) =>
    expect(ar.money.spoken({ sign: '', figures, symbol: '$' })).toBe(said),
  )

  test('an amount in a sentence keeps its order from left to right', () => {
    expect(ar.amountField.highest('₦1,250.50')).toContain('\u2066₦1,250.50\u2069')
    expect(ar.money.spoken({ sign: '−', figures: '5,000', symbol: '₦' })).toBe('سالب 5,000 نايرا')
  })
})

test.each([
  ['Date', 'date'],
  ['NGN paid', 'NGN paid'],
])('“%s” in a sentence is “%s”', (heading, said) => expect(inSentence(heading)).toBe(said))
