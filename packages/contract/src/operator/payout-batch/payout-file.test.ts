import { describe, expect, it } from 'vitest'
import { currencies } from '../../money/currency.ts'
import { money } from '../../money/money.ts'
import {
  type PayoutLine,
  payoutFileFormats,
  takesCurrency,
  usualFormat,
  writePayoutFile,
} from './payout-file.ts'

const line: PayoutLine = {
  reference: 'KF-AAAAAAAA',
  amount: money('NGN', 150_000_05n),
  accountName: 'BELLO, DAYO',
  accountNumber: '0123456789',
  bankName: 'Guaranty Trust Bank',
  bankCode: '058',
  routingNumber: null,
  swift: null,
  bankAddress: null,
  country: null,
}

describe('a file of payouts', () => {
  it('has a line for each, with amounts to the kobo and numbers as they are', () => {
    expect(writePayoutFile('standard', [line])).toBe(
      'Reference,Name,Account number,Bank,Bank code,Amount,Currency\r\n' +
        'KF-AAAAAAAA,"BELLO, DAYO",0123456789,Guaranty Trust Bank,058,150000.05,NGN\r\n',
    )
  })

  it.each(payoutFileFormats)('in the format %s names each payee and the amount', format => {
    const [head = '', first = ''] = writePayoutFile(format, [line]).split('\r\n')
    expect(head.split(',').length).toBeGreaterThan(4)
    for (const part of ['KF-AAAAAAAA', '"BELLO, DAYO"', '0123456789', '150000.05']) {
      expect(first).toContain(part)
    }
  })

  it('is the same whatever the order, and different for a kobo', () => {
    const other = { ...line, reference: 'KF-BBBBBBBB' }
    expect(writePayoutFile('gtbank', [other, line])).toBe(writePayoutFile('gtbank', [line, other]))
    const less = { ...line, amount: money('NGN', 150_000_04n) }
    expect(writePayoutFile('gtbank', [less])).not.toBe(writePayoutFile('gtbank', [line]))
  })

  it('has no cell that a spreadsheet runs', () => {
    const evil = { ...line, accountName: '=cmd|calc', bankName: '@SUM(1)' }
    expect(writePayoutFile('standard', [evil])).toContain(`'=cmd|calc,0123456789,'@SUM(1)`)
  })

  it.each(currencies)('of %s has a usual format, which takes it', currency => {
    expect(takesCurrency(usualFormat(currency), currency)).toBe(true)
  })
})
