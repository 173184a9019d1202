import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountOf,
  amountText,
  checkSeparators,
  HIGHEST_AMOUNT,
  ownSeparators,
  tidyAmount,
} from './amount-text.ts'

const en = { decimal: '.', group: ',' }
const de = { decimal: ',', group: '.' }

/** `|` marks the caret, before and after. */
function type(raw: string, previous = '', deleting?: 'back' | 'forward'): string {
  const caret = raw.indexOf('|')
  const typed = { raw: raw.replace('|', ''), caret, previous, ...(deleting ? { deleting } : {}) }
  const tidy = tidyAmount(typed, en, HIGHEST_AMOUNT)
  return `${tidy.text.slice(0, tidy.caret)}|${tidy.text.slice(tidy.caret)}`
}

describe('typing', () => {
  test.each([
    ['1|', '1|'],
    ['1234|', '1,234|'],
    ['12|34', '1,2|34'],
    ['1,2345|', '12,345|'],
    ['9|1,234', '9|1,234'],
    ['12.|', '12.|'],
    ['12.345|', '12.34|'],
    ['1.2.3|', '1.23|'],
    ['.|', '0.|'],
    ['.5|', '0.5|'],
    ['007|', '7|'],
    ['0|', '0|'],
    ['00|', '0|'],
    ['-50|', '50|'],
    ['1a|2', '1|2'],
    ['|1234567', '|1,234,567'],
    ['|', '|'],
    ['₦1,234.50|', '1,234.50|'],
    [' 1 234 567.8 NGN|', '1,234,567.8|'],
  ])('%s becomes %s', (raw, tidy) => {
    expect(type(raw)).toBe(tidy)
  })
})

describe('deleting a group separator takes the digit beyond it', () => {
  test.each([
    ['1|234', '1,234', 'back', '|234'],
    ['1|234', '1,234', 'forward', '1|34'],
    ['12|345.6', '12,345.6', 'back', '1|,345.6'],
    ['1,23|', '1,234', 'back', '123|'],
  ] as const)('%s from %s, %s', (raw, previous, deleting, tidy) => {
    expect(type(raw, previous, deleting)).toBe(tidy)
  })
})

describe('the highest amount', () => {
  test.each([
    ['1000000000000', '1,000,000,000,000', false],
    ['1000000000000.01', '1,000,000,000,000', true],
    ['99999999999999999999999', '1,000,000,000,000', true],
  ])('%s stands as %s', (raw, text, clamped) => {
    const tidy = tidyAmount({ raw, caret: raw.length, previous: '' }, en, HIGHEST_AMOUNT)
    expect(tidy).toEqual({ text, caret: text.length, clamped })
  })
})

describe('value', () => {
  test.each([
    ['', null],
    ['.', null],
    ['0', 0n],
    ['12.', 1200n],
    ['12.5', 1250n],
    ['1,234.50', 123450n],
    ['1,000,000,000,000', HIGHEST_AMOUNT],
  ])('%s is worth %s', (text, minor) => {
    expect(amountOf(text, en)).toBe(minor)
  })
  test('other separators', () => {
    expect(amountOf('1.234,50', de)).toBe(123450n)
    expect(amountText(123450n, de)).toBe('1.234,50')
  })
})

describe('pasted from another language', () => {
  test.each([
    ['1.234,50', '1,234.50'],
    ['12,50', '12.50'],
    ['€ 1.234.567,5', '€ 1,234,567.5'],
    ['1,234.50', '1,234.50'],
    ['1,234', '1,234'],
    ['1234', '1234'],
    ['12.50', '12.50'],
  ])('%s is read as %s', (pasted, own) => {
    expect(ownSeparators(pasted, en)).toBe(own)
  })
})

test('equal separators are an error', () => {
  expect(() => checkSeparators({ decimal: ',', group: ',' })).toThrow(/both/)
  expect(() => checkSeparators(en)).not.toThrow()
})

const amounts = fc.bigInt({ min: 0n, max: HIGHEST_AMOUNT })

test('every amount survives being written and read', () => {
  fc.assert(fc.property(amounts, minor => amountOf(amountText(minor, en), en) === minor))
})

test('whatever is typed is a number up to the highest, and tidying it again changes nothing', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.,-₦ ax'), maxLength: 30 })
  fc.assert(
    fc.property(text, fc.nat(30), (raw, caret) => {
      const once = tidyAmount({ raw, caret, previous: '' }, en, HIGHEST_AMOUNT)
      expect(once.text).toMatch(/^(\d{1,3}(,\d{3})*(\.\d{0,2})?)?$/)
      expect(amountOf(once.text, en) ?? 0n).toBeLessThanOrEqual(HIGHEST_AMOUNT)
      expect(once.caret).toBeLessThanOrEqual(once.text.length)
      const again = tidyAmount(
        { raw: once.text, caret: once.caret, previous: once.text },
        en,
        HIGHEST_AMOUNT,
      )
      expect(again.text).toBe(once.text)
      expect(again.caret).toBe(once.caret)
    }),
  )
})

test('the digits before the caret stay before it', () => {
  fc.assert(
    fc.property(amounts, fc.nat(20), (minor, caret) => {
      const raw = String(minor)
      const at = Math.min(caret, raw.length)
      const tidy = tidyAmount({ raw, caret: at, previous: '' }, en, HIGHEST_AMOUNT * 100n)
      expect(tidy.text.slice(0, tidy.caret).replaceAll(',', '')).toBe(raw.slice(0, at))
    }),
  )
})
