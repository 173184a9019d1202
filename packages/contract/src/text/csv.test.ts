import { expect, it } from 'vitest'
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
  ['Ọlá', 'Ọlá'],
  ['', ''],
])('writes %j as %j', (value, written) => {
  expect(writeCsv([[value, 'next']])).toBe(`${written},next\r\n`)
})
