import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { writeCsv } from './csv.ts'

it.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['a "b"', '"a ""b"""'],
  ['a\r\nb', '"a\r\nb"'],
  ['=1+1', "'=1+1"],
  ['+234', "'+234"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['\n=1', '"\'\n=1"'],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['Ọlá', 'Ọlá'],
  ['', ''],
])('writes %j as %j', (value, written) => {
  expect(writeCsv([[value, 'next']])).toBe(`${written},next\r\n`)
})

it.each([
  [123_456n, '1234.56'],
  [-5n, '-0.05'],
  [0n, '0.00'],
  [-123_456_789_012_345n, '-1234567890123.45'],
])('writes %s kobo as the number %s', (minor, written) => {
  expect(writeCsv([[money('NGN', minor)]])).toBe(`${written}\r\n`)
})
