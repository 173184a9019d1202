import { Email } from '@kinfold/contract/fields/email'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { emailKey } from '../../../calls/email-key.ts'

it.each([
  ['ADA@Club.Example', 'another case'],
  [' ada@club.example ', 'spaces around it'],
  ['ａｄａ@club.example', 'full-width letters'],
  ['a\u200bda@club.example', 'a space of no width'],
  ['ada@cl\u00adub.example', 'a soft hyphen'],
  ['a\u202eda@club.example', 'a change of direction'],
])('%j is the account of ada@club.example: %s', address => {
  expect(emailKey(address)).toBe('ada@club.example')
})

it('treats a domain and its encoded form as one, and look-alike letters as two', () => {
  expect(emailKey('ada@xn--mnchen-3ya.example')).toBe(emailKey('Ada@MÜNCHEN.example'))
  expect(emailKey('ada@mu\u0308nchen.example')).toBe(emailKey('ada@münchen.example'))
  // A Cyrillic letter that looks the same makes another domain, as in mail.
  expect(emailKey('ada@сlub.example')).not.toBe(emailKey('ada@club.example'))
})

it.each([
  'a\u200bda@club.example',
  'ada@club\u2060.example',
  'ada\u202e@club.example',
  'ada\u0000@club.example',
  'ada\u0007@club.example',
  'ada@club\ud800.example',
])('is refused with an invisible character: %j', address => {
  const [error] = Email.validate(address, { coerce: true })
  expect(error?.message).toBe(
    'This address holds a character that can’t be seen. Please type it again.',
  )
})

it('is stored in its decoded form', () => {
  expect(create('ａｄａ@club.example', Email)).toBe('ada@club.example')
})
