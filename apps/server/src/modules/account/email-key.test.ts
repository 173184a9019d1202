import { Email } from '@kinfold/contract/fields/email'
import { create } from 'superstruct'
import { expect, it } from 'vitest'
import { emailKey } from '../../calls/email-key.ts'

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

it('takes a domain in letters and in its encoded form for one, and unlike letters for two', () => {
  expect(emailKey('ada@xn--mnchen-3ya.example')).toBe(emailKey('Ada@MÜNCHEN.example'))
  expect(emailKey('ada@mu\u0308nchen.example')).toBe(emailKey('ada@münchen.example'))
  // A Cyrillic letter that looks the same is another domain, as it is for the mail.
  expect(emailKey('ada@сlub.example')).not.toBe(emailKey('ada@club.example'))
})

it.each([
  'a\u200bda@club.example',
  'ada@club\u2060.example',
  'ada\u202e@club.example',
  'ada\u0000@club.example',
  'ada\u0007@club.example',
  'ada@club\ud800.example',
])('is asked to be typed again with what can’t be seen: %j', address => {
  const [error] = Email.validate(address, { coerce: true })
  expect(error?.message).toBe(
    'This address holds a character that can’t be seen. Please type it again.',
  )
})

it('is kept in the letters it stands for', () => {
  expect(create('ａｄａ@club.example', Email)).toBe('ada@club.example')
})
