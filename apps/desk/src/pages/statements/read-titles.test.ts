import { expect, it } from 'vitest'
import { titlesIn } from './read-titles.ts'

it.each([
  ['plain', 'Date,Amount,Text\n2026-06-01,100,A\n', ['Date', 'Amount', 'Text']],
  [
    'below a letterhead',
    'Access Bank Plc\nAccount,0123456789\n\nTrans. Date;Debit;Credit;Remarks\n01/06/2026;;100,00;SALE\n',
    ['Trans. Date', 'Debit', 'Credit', 'Remarks'],
  ],
  ['quoted', '"Date, booked","Amount"\n"x"', ['Date, booked', 'Amount']],
  ['with tabs', 'Date\tAmount\n', ['Date', 'Amount']],
  ['of nothing', '', []],
])('the titles of a file %s', (_, text, titles) => {
  expect(titlesIn(text)).toEqual(titles)
})
