import { describe, expect, it } from 'vitest'
import { readValue } from '../../validation/read-value.ts'
import { BankDetails, BankDetailsBody, bankDetailsMessages } from './bank-details-body.ts'

const nigeria = {
  region: 'Nigeria',
  currency: 'NGN',
  bank_name: 'GTBank',
  account_name: 'The Club',
  account_number: '0123456789',
  routing_number: null,
  swift: null,
  bank_address: null,
}
const usa = {
  ...nigeria,
  region: 'USA',
  currency: 'USD',
  account_number: '400000012304',
  routing_number: '021000021',
}
const others = {
  ...usa,
  region: 'Others',
  routing_number: null,
  swift: 'FLBKUS33',
  bank_address: '200 Lake Street, Chicago',
}

const problems = (account: object) => {
  const read = readValue(BankDetails, account)
  return read.ok ? {} : read.fields
}

describe('the club’s bank details', () => {
  it.each([nigeria, { ...nigeria, currency: 'USD', swift: 'GTBINGLA' }, usa, others])(
    'may be an account in $region, in $currency',
    account => {
      expect(problems(account)).toEqual({})
    },
  )

  it.each<[string, object, Record<string, string>]>([
    [
      'a short number',
      { ...nigeria, account_number: '12345' },
      { account_number: bankDetailsMessages.nigerianNumber },
    ],
    [
      'a routing number in Nigeria',
      { ...nigeria, routing_number: '021000021' },
      { routing_number: bankDetailsMessages.noRoutingNumber },
    ],
    [
      'naira in the USA',
      { ...usa, currency: 'NGN' },
      { currency: bankDetailsMessages.dollarsOnly },
    ],
    [
      'no routing number in the USA',
      { ...usa, routing_number: null },
      { routing_number: bankDetailsMessages.routingNumber },
    ],
    [
      'a wrong routing number',
      { ...usa, routing_number: '12' },
      { routing_number: 'Please enter the 9 digits of the routing number.' },
    ],
    [
      'no way to the bank from elsewhere',
      { ...others, swift: null, bank_address: null },
      { swift: bankDetailsMessages.swift, bank_address: bankDetailsMessages.bankAddress },
    ],
    [
      'a wrong SWIFT code',
      { ...others, swift: 'flbk' },
      { swift: 'Please enter a SWIFT code of 8 or 11 characters.' },
    ],
    ['another region', { ...nigeria, region: 'Moon' }, { region: 'This is not valid.' }],
  ])('is told about %s', (_, account, fields) => {
    expect(problems(account)).toEqual(fields)
  })

  it('comes with a reason at the desk', () => {
    const read = readValue(BankDetailsBody, { ...nigeria, reason: ' ' })
    expect(read).toEqual({ ok: false, fields: { reason: 'Please fill this in.' } })
  })
})
