import { array, object } from 'superstruct'
import { describe, expect, it } from 'vitest'
import { UpdateCustomerBody } from '../account/update-customer.ts'
import { register } from '../sign-up/register.ts'
import { SignUpForm } from '../sign-up/sign-up-form.ts'
import { readValue } from '../validation/read-value.ts'
import { AccountName } from './account-name.ts'
import { nameMaximum, nameMessages, OptionalFullName, PersonName } from './person-name.ts'

const names = [
  'Ada',
  'Ọládélé',
  'N’Golo',
  "O'Connor",
  'Anne-Marie',
  'José María',
  'J.R.R. Tolkien',
  'Martin Luther Jr.',
  'St. John',
  'محمد',
  '王小明',
  'Nguyễn Thị Ánh',
  'Keihanaikukauakahihuliheekahaunaele',
  'x'.repeat(nameMaximum),
]

const letters = [
  'Dear member\n\nYour account is locked…\nhttps://evil.example',
  'https://evil.example',
  'Ada <b>',
  'Ada & Co',
  'ada@evil.example',
  'Ada 1',
  'Ada\u202edoT',
  'Ada\u200b',
  'Ada\u0000',
  'Ada\ud800',
  `Z${'\u0301'.repeat(9)}`,
  '-.',
  '💸',
  '\u3164',
  '\u115f\u1160',
  'Ada\uffa0',
  'A\u034fda',
  'A\ufe0fda',
  'A\u{e0100}da',
  'Ada\u{13441}',
]

describe('a person’s name', () => {
  it.each(names)('may be %s', name => {
    expect(readValue(object({ name: PersonName }), { name })).toEqual({ ok: true, value: { name } })
  })

  it.each(letters)('isn’t %j', name => {
    const problem = { ok: false, fields: { name: nameMessages.letters } }
    expect(readValue(object({ name: PersonName }), { name })).toEqual(problem)
  })

  it.each(['evil.example', 'Visit www.evil.example', 't.co'])('isn’t the address %s', name => {
    const problem = { ok: false, fields: { name: nameMessages.fullStop } }
    expect(readValue(object({ name: PersonName }), { name })).toEqual(problem)
  })

  it('is tidied, said, and not endless', () => {
    const read = (name: string) => readValue(object({ name: PersonName }), { name })
    expect(read(' Ada\u00a0 Obi ')).toEqual({ ok: true, value: { name: 'Ada Obi' } })
    expect(read(' ')).toEqual({ ok: false, fields: { name: 'Please fill this in.' } })
    expect(read('x'.repeat(81))).toEqual({
      ok: false,
      fields: { name: 'Please keep this to 80 characters.' },
    })
  })

  it('is asked for in the same words by the form, the registration and the record', () => {
    const name = 'https://evil.example'
    const said = (shape: Parameters<typeof readValue>[0], value: unknown, field: string) => {
      const read = readValue(shape, value)
      return read.ok ? undefined : read.fields[field]
    }
    expect([
      said(SignUpForm, { first_name: name }, 'first_name'),
      said(SignUpForm, { referral_person: name }, 'referral_person'),
      said(register.body, { user: { last_name: name } }, 'user.last_name'),
      said(register.body, { referral_person: name }, 'referral_person'),
      said(UpdateCustomerBody, { last_name: name }, 'last_name'),
    ]).toEqual(Array.from({ length: 5 }, () => nameMessages.letters))
  })

  it('may be left out where it is somebody else’s', () => {
    expect(OptionalFullName.is('')).toBe(true)
    expect(OptionalFullName.is('Dayo Bello')).toBe(true)
    expect(OptionalFullName.is('x'.repeat(162))).toBe(false)
  })
})

describe('the name of a bank account', () => {
  it('may be a company’s', () => {
    const all = ['OBI, ADA', 'Obi & Sons (Nig.) Ltd', '3 Brothers', 'ADA-OBI/']
    expect(array(AccountName).is(all.slice(0, 3))).toBe(true)
    expect(AccountName.is(all[3])).toBe(false)
  })

  it.each(['https://evil.example', 'evil.example', 'A\nB', 'A\u202eB', '12', ''])(
    'isn’t %j',
    name => {
      expect(AccountName.is(name)).toBe(false)
    },
  )
})
