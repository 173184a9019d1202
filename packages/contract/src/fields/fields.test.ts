import fc from 'fast-check'
import { array, object } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { fileProblem } from '../file/file-problem.ts'
import { PageQuery } from '../paging/page-query.ts'
import { takePage } from '../paging/take-page.ts'
import { paymentFields, withPaymentRules } from '../payment/payment-body.ts'
import { readValue } from '../validation/read-value.ts'
import { AccountNumber } from './account-number.ts'
import { Bvn } from './bvn.ts'
import { DateText } from './date.ts'
import { DateTime } from './date-time.ts'
import { Email } from './email.ts'
import { OneTimeCode } from './one-time-code.ts'
import { NewPassword } from './password.ts'
import { isSafeRedirect } from './redirect-path.ts'
import { requiredText } from './text.ts'

describe('reading a value', () => {
  it('never throws, whatever comes', () => {
    const shape = object({ email: Email, list: array(requiredText()), day: DateText })
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), value => {
        expect(readValue(shape, value).ok).toBe(false)
      }),
    )
    const unprintable: unknown = JSON.parse('{"email":{"toString":""},"day":[{"valueOf":1}]}')
    expect(readValue(shape, unprintable).ok).toBe(false)
  })

  it('turns query text into numbers, within bounds', () => {
    expect(readValue(PageQuery, { page: '2', per_page: '100' })).toEqual({
      ok: true,
      value: { page: 2, per_page: 100 },
    })
    expect(readValue(PageQuery, { page: '0', per_page: '1e2' })).toEqual({
      ok: false,
      fields: {
        page: 'Please enter a number from 1 to 1000000.',
        per_page: 'Please enter a whole number.',
      },
    })
  })

  it('refuses text that no database stores', () => {
    expect(requiredText().is('a\0b')).toBe(false)
    expect(requiredText().is('\ud83c')).toBe(false)
    expect(requiredText().is('🇳🇬')).toBe(true)
  })
})

describe('single fields', () => {
  it('knows a real day from a made-up one', () => {
    expect(DateText.is('2028-02-29')).toBe(true)
    for (const day of ['2026-02-29', '2026-13-01', '26-01-01', '0000-01-01', '2026-1-1']) {
      expect(DateText.is(day), day).toBe(false)
    }
    expect(DateTime.is('2026-01-31T09:30:00.000Z')).toBe(true)
    expect(DateTime.is('2026-01-31T09:30:00')).toBe(false)
    expect(DateTime.is('2026-02-31T09:30:00Z')).toBe(false)
  })

  it('takes exactly four digits for a code', () => {
    expect(OneTimeCode.is('0042')).toBe(true)
    expect(['042', '00421', 'abcd', '٠٠٤٢'].some(code => OneTimeCode.is(code))).toBe(false)
  })

  it('takes exactly ten digits for an account, and eleven for a BVN', () => {
    expect(AccountNumber.is('0123456789')).toBe(true)
    expect(['012345678', '01234567890', '0123 456789'].some(text => AccountNumber.is(text))).toBe(
      false,
    )
    expect(Bvn.is('22123456789')).toBe(true)
    expect(['2212345678', '221234567890'].some(text => Bvn.is(text))).toBe(false)
  })

  it('takes a password of every ingredient, in any script', () => {
    expect(NewPassword.is('Ẹkọ-2026 là')).toBe(true)
    expect(NewPassword.is('Aa1#aaa')).toBe(false)
    expect(NewPassword.is('Aa1aaaaaa')).toBe(false)
    expect(NewPassword.is(`Aa1#${'a'.repeat(130)}`)).toBe(false)
  })

  it('lets a redirect go nowhere but into the members’ area', () => {
    for (const target of [
      '/dashboard/wallet',
      '/dashboard/my-investments?investment_type=USD',
      '/dashboard/my-account?tab=KYC&x=%20',
    ]) {
      expect(isSafeRedirect(target), target).toBe(true)
    }
    for (const target of [
      '/dashboard',
      '//dashboard/x',
      'https://evil.example/dashboard/',
      '/dashboard//evil.example',
      '/dashboard/../auth/login',
      '/dashboard/\\evil.example',
      '/dashboard/%2e%2e/auth',
      '/dashboard/x\n',
      '/dashboard/x#y',
      'javascript:/dashboard/',
    ]) {
      expect(isSafeRedirect(target), target).toBe(false)
    }
  })

  it('judges a receipt before it is sent', () => {
    expect(fileProblem({ name: 'Receipt.PDF', size: 10_000_000 })).toBeUndefined()
    expect(fileProblem({ name: 'receipt.pdf', size: 10_000_001 })).toBe(
      'File cannot be larger than 10MB. please choose a smaller file',
    )
    expect(fileProblem({ name: 'receipt.exe', size: 1 })).toMatch(/Please choose/)
  })
})

describe('a payment', () => {
  const body = withPaymentRules(object(paymentFields))
  const fieldsOf = (value: unknown) => {
    const result = readValue(body, value)
    return result.ok ? [] : Object.keys(result.fields).sort()
  }

  it.each([
    [{ amount: 100, gateway: 'card' }, []],
    [{ amount: 100, gateway: 'card', recurring: true, interval: 'monthly' }, []],
    [{ amount: 100, gateway: 'card', recurring: true }, ['interval']],
    [{ amount: 100, gateway: 'bank', recurring: true, interval: 'weekly' }, ['gateway', 'receipt']],
    [{ amount: 100, gateway: 'card_us' }, ['is_us_institution']],
    [{ amount: 100, gateway: 'wallet' }, ['target_wallet']],
    [
      { amount: 100, gateway: 'wallet', target_wallet: 'USD', recurring: true, interval: 'weekly' },
      ['gateway'],
    ],
    [
      { amount: 0, gateway: 'card', redirect_url: 'https://evil.example' },
      ['amount', 'redirect_url'],
    ],
  ])('%o is refused for %o', (value, fields) => {
    expect(fieldsOf(value)).toEqual(fields)
  })
})

describe('a page', () => {
  it('cuts a list without losing or repeating anything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 100 }), (list, per_page) => {
        const { total_pages } = takePage(list, { per_page })
        const pages = Array.from({ length: total_pages }, (_, i) =>
          takePage(list, { page: i + 1, per_page }),
        )
        expect(pages.flatMap(page => page.items)).toEqual(list)
        expect(takePage(list, { page: total_pages + 1, per_page }).items).toEqual([])
      }),
    )
  })
})
