import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, HIGHEST_AMOUNT } from './amount-text.ts'
import { type EditedAmount, editAmount, editBetween, type StandingAmount } from './edit-amount.ts'

const en = { decimal: '.', group: ',', symbol: '₦' }
const de = { decimal: ',', group: '.', symbol: '₦' }
const empty: StandingAmount = { text: '', openPoint: false }

function withCaret({ text, caret }: EditedAmount): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

/** Each `|` stands for the caret. */
function edit(before: string, raw: string, more: { deleting?: 'back' | 'forward' } = {}) {
  const between = editBetween(before, raw.replace('|', ''), raw.indexOf('|'))
  return editAmount({ text: before, openPoint: false }, { ...between, ...more }, en)
}

/** One key after another at the end. */
function keys(typed: string, separators = en): EditedAmount {
  return [...typed].reduce<EditedAmount>(
    (standing, inserted) => {
      const end = standing.text.length
      return editAmount(standing, { start: end, end, inserted }, separators)
    },
    { ...empty, caret: 0 },
  )
}

describe('typed key by key', () => {
  test.each([
    ['1234', '1,234'],
    ['12,', '12.'],
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['1,250', '1,250'],
    ['1,250,', '1,250.'],
    ['1,250,50', '1,250.50'],
    ['1,250,500', '1,250,500'],
    ['1,250.50', '1,250.50'],
    ['1,2500', '12,500'],
    ['12.5', '12.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['0,50', '0.50'],
    ['007', '7'],
    ['₦1 234', '1,234'],
  ])('%s stands as %s', (typed, text) => {
    expect(keys(typed)).toMatchObject({ text, caret: text.length })
    expect(keys(typed)).not.toHaveProperty('said')
    const swapped = (was: string) => was.replace(/[.,]/g, sign => (sign === '.' ? ',' : '.'))
    expect(keys(swapped(typed), de).text).toBe(swapped(text))
  })

  test.each([
    ['-', ''],
    ['12-', '12'],
    ['1e', '1'],
    ['12.345', '12.34'],
    ['0,500', '0.50'],
    ['12,,', '12.'],
    ['12.5,', '12.5'],
    ['12.5.', '12.5'],
    ['1²', '1'],
  ])('the last of %s is refused, and said', (typed, text) => {
    expect(keys(typed)).toMatchObject({ text, said: 'refused', caret: text.length })
  })

  test('the sentence stays with what stands, until something is taken out', () => {
    const standing = keys('12-3')
    expect(standing).toMatchObject({ text: '123', said: 'refused' })
    const back = editAmount(standing, { start: 2, end: 3, inserted: '', deleting: 'back' }, en)
    expect(back).toEqual({ text: '12', openPoint: false, caret: 2 })
    const anew = editAmount(standing, { start: 0, end: 3, inserted: '5' }, en)
    expect(anew).toEqual({ text: '5', openPoint: false, caret: 1 })
    const partly = editAmount(standing, { start: 1, end: 3, inserted: '5' }, en)
    expect(partly).toMatchObject({ text: '15', said: 'refused' })
  })

  test('the sign of another currency is refused with a sentence of its own', () => {
    expect(keys('12$')).toMatchObject({ text: '12', said: 'otherCurrency' })
  })
})

describe('in the middle', () => {
  test.each([
    ['1,234', '12|34', '1,2|34'],
    ['1,234', '1,29|34', '12,9|34'],
    ['1,234', '91|,234', '91|,234'],
    ['1,234', '1,|,234', '1|,234'],
    ['1,234', '1,.2|34', undefined],
    ['1,234', '1,2,|34', undefined],
    ['1,234', '1,2.|34', '12.|34'],
    ['123,456', '12.|3,456', undefined],
    ['12.5', '|.5', '|0.5'],
    ['1,005', '|,005', '|5'],
  ])('%s made %s', (before, raw, after) => {
    const edited = edit(before, raw)
    if (after !== undefined) expect(withCaret(edited)).toBe(after)
    else expect(edited).toMatchObject({ text: before, said: 'refused' })
  })
  test('what is refused leaves the caret where it was', () => {
    expect(edit('1,234', '1,2-|34')).toMatchObject({ caret: 3, said: 'refused' })
  })
})

test.each([
  ['1,234', '1|234', 'back', '|234'],
  ['1,234', '1|234', 'forward', '1|34'],
  ['12,345.6', '12|345.6', 'back', '1|,345.6'],
  ['1,234', '1,23|', 'back', '123|'],
] as const)('deleting from %s to %s, %s', (before, raw, deleting, after) => {
  expect(withCaret(edit(before, raw, { deleting }))).toBe(after)
})

describe('several signs at once', () => {
  test.each([
    ['', '12,50|', '12.50|'],
    ['', '1.250.000|', '1,250,000|'],
    ['12', '12,50|', '12.50|'],
    ['1', '1.250.000|', '1,250,000|'],
    ['1,234', '1,234,50|', '1,234.50|'],
    ['5', '₦1,234|5', '12,34|5'],
    ['12.50', '|12', '12|'],
  ])('%s made %s', (before, raw, after) => {
    expect(withCaret(edit(before, raw))).toBe(after)
  })
  test.each([
    ['1.25', '1.250.000|'],
    ['34', '12.5|34'],
    ['7', '7-500|'],
    ['7', '7(500)|'],
  ])('%s made %s is refused', (before, raw) => {
    expect(edit(before, raw)).toMatchObject({ text: before, said: 'refused' })
  })
})

test.each(['50 USD|', '$50|', '1.234,50 €|', 'US$ 50|', 'EUR 50|'])(
  '%s is never so many naira',
  raw => {
    expect(edit('', raw)).toMatchObject({ text: '', said: 'otherCurrency' })
  },
)

test.each([
  ['1000000000000|', '1,000,000,000,000|', undefined],
  ['1000000000000.01|', '1,000,000,000,000|', 'highest'],
  ['99999999999999999999999|', '1,000,000,000,000|', 'highest'],
])('%s stands as %s', (raw, after, said) => {
  expect(withCaret(edit('', raw))).toBe(after)
  expect(edit('', raw).said).toBe(said)
})

test('the digits before the caret stay before it', () => {
  const amounts = fc.bigInt({ min: 1n, max: HIGHEST_AMOUNT / 100n })
  fc.assert(
    fc.property(amounts, fc.nat(20), fc.nat(9), (amount, place, digit) => {
      const before = keys(String(amount)).text
      const start = Math.min(place, before.length)
      if (start === 0 && digit === 0) return
      const at = { start, end: start, inserted: String(digit) }
      const after = editAmount({ text: before, openPoint: false }, at, en, HIGHEST_AMOUNT * 100n)
      const digits = (text: string) => text.replaceAll(',', '')
      expect(digits(after.text.slice(0, after.caret))).toBe(digits(before.slice(0, start)) + digit)
      expect(amountOf(after.text, en)).toBe(
        BigInt(digits(before.slice(0, start)) + digit + digits(before.slice(start))) * 100n,
      )
    }),
  )
})
