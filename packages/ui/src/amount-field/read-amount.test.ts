import { describe, expect, test } from 'vitest'
import { namesOtherCurrency, readAmount } from './read-amount.ts'

const en = { decimal: '.', group: ',', symbol: '₦' }
const de = { decimal: ',', group: '.', symbol: '€' }
const dollars = { ...en, symbol: '$' }

describe('a text somebody copied', () => {
  test.each([
    ['1234', '1234'],
    ['007', '007'],
    ['12.5', '12.5'],
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['12,5', '12.5'],
    ['1,23', '1.23'],
    ['0,99', '0.99'],
    ['.50', '.50'],
    ['1234,50', '1234.50'],
    ['1,250', '1250'],
    ['1,250,000', '1250000'],
    ['1.250.000', '1250000'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567,5', '1234567.5'],
    ['₦1,234.50', '1234.50'],
    [' ₦ 1,234.5 ', '1234.5'],
    ['1.234,50 ₦', '1234.50'],
    ['NGN 5,000', '5000'],
    ['NGN\u00a05,000.00', '5000.00'],
    ['N5,000', '5000'],
    ['1 234 567.8 NGN', '1234567.8'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234\u202f567,5 NGN', '1234567.5'],
    ['1’250’000.50', '1250000.50'],
    ["1'250", '1250'],
  ])('%j is %s', (text, signs) => {
    expect(readAmount(text, en)).toBe(signs)
  })

  test.each([
    ['1.250', '1250'],
    ['12.50', '12,50'],
    ['12,50', '12,50'],
    ['1,250,000', '1250000'],
    ['1,234.50', '1234,50'],
    ['1.234,50 €', '1234,50'],
  ])('%j is %s where point and comma change places', (text, signs) => {
    expect(readAmount(text, de)).toBe(signs)
  })

  test.each([
    ...['', '.', ',', '₦', 'ten', '-500', '−500', '(50)', '1e6', '₦1.5m', '1/2', '٣', '１２'],
    ...['1.234', '12.345', '1,234.567', '1.234,567', '1 234,567', '0,500', '1234,500'],
    ...['12,34,5', '1,234,5', '1.2.3', '12.10.2026', '1,23,456', '1,234 567', '5₦50'],
    ...['50 USD', '$50', '1.234,50 €', 'US$50', 'EUR 50', 'GHS50', 'NGN 50 USD'],
    ...['12 50', '0803 123 4567', '100\n200', '100\t200'],
  ])('%j is not read', text => {
    expect(readAmount(text, en)).toBeUndefined()
  })

  test.each(['1,234', '1.234,567', '-5'])('%j is not read there', text => {
    expect(readAmount(text, de)).toBeUndefined()
  })
})

test.each([
  ['US$50', '50'],
  ['$.50 USD\n', '.50'],
  ['USD 5,000', '5000'],
])('%j is %s in dollars', (text, signs) => {
  expect(readAmount(text, dollars)).toBe(signs)
})

test.each(['₦50', '50 NGN', 'N5,000', '5,000 EUR'])('%j is not read in dollars', text => {
  expect(readAmount(text, dollars)).toBeUndefined()
})

test('a text that names another currency is told from one that can’t be read', () => {
  const others = ['50 USD', '$', 'US$50', '5€50', 'EUR50', '₦50 USD']
  expect(others.filter(text => !namesOtherCurrency(text, '₦'))).toEqual([])
  expect(
    ['₦50', '50 NGN', '1/2', 'ten', '-500', 'N5'].filter(text => namesOtherCurrency(text, '₦')),
  ).toEqual([])
  expect(['₦50', 'N5', 'N 5', '50 NGN'].filter(text => !namesOtherCurrency(text, '$'))).toEqual([])
  expect(['$50', 'US$5', '50 USD'].filter(text => namesOtherCurrency(text, '$'))).toEqual([])
})

test('a field with spaces or apostrophes between its groups', () => {
  expect(readAmount('1\u00a0234,5', { ...de, group: '\u202f' })).toBe('1234,5')
  expect(readAmount("1'234", { ...en, group: "'" })).toBe('1234')
  expect(readAmount('1,234', { ...en, group: "'" })).toBeUndefined()
})
