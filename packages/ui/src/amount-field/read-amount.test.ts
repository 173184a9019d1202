import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const en = { decimal: '.', group: ',' }
const de = { decimal: ',', group: '.' }

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
    ['1.234,50 €', '1234.50'],
    ['NGN 5,000', '5000'],
    ['NGN\u00a05,000.00', '5000.00'],
    ['N5,000', '5000'],
    ['US$50', '50'],
    ['$.50 USD\n', '.50'],
    ['1 234 567.8 NGN', '1234567.8'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234\u202f567,5 €', '1234567.5'],
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
  ])('%j is %s where point and comma change places', (text, signs) => {
    expect(readAmount(text, de)).toBe(signs)
  })

  test.each([
    ...['', '.', ',', '₦', 'ten', '-500', '−500', '(50)', '1e6', '₦1.5m', '1/2', '٣', '１２'],
    ...['1.234', '12.345', '1,234.567', '1.234,567', '1 234,567', '0,500', '1234,500'],
    ...['12,34,5', '1,234,5', '1.2.3', '12.10.2026', '1,23,456', '1,234 567', '5€50'],
    ...['12 50', '0803 123 4567', '100\n200', '100\t200'],
  ])('%j is not read', text => {
    expect(readAmount(text, en)).toBeUndefined()
  })

  test.each(['1,234', '1.234,567', '-5'])('%j is not read there', text => {
    expect(readAmount(text, de)).toBeUndefined()
  })
})

test('a field with spaces or apostrophes between its groups', () => {
  expect(readAmount('1\u00a0234,5', { decimal: ',', group: '\u202f' })).toBe('1234,5')
  expect(readAmount("1'234", { decimal: '.', group: "'" })).toBe('1234')
  expect(readAmount('1,234', { decimal: '.', group: "'" })).toBeUndefined()
})
