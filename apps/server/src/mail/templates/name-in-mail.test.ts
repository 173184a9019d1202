import { nameMaximum } from '@kinfold/contract/fields/person-name'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { Mail } from '../mail.ts'
import { accountClosedMail } from './account-closed-mail.ts'
import { authenticatorMail } from './authenticator-mail.ts'
import { knownAddressMail } from './known-address-mail.ts'
import { nameInMail } from './name-in-mail.ts'
import { newDeviceMail } from './new-device-mail.ts'
import { noticeMail } from './notice-mail.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { resetMail } from './reset-mail.ts'
import { welcomeMail } from './welcome-mail.ts'

const { club } = readConfig({})
const publicUrl = 'https://club.example'
const hostile =
  'Dear member\r\n\r\nYour account is locked: go to https://evil.example/x\u202e or evil.example'

const mails: Record<string, (firstName: string) => Mail> = {
  'account closed': firstName => accountClosedMail(club, { firstName, keptYears: 5 }),
  authenticator: firstName =>
    authenticatorMail(club, { firstName, publicUrl, news: { kind: 'turned on' } }),
  'known address': firstName => knownAddressMail(club, { firstName, publicUrl }),
  'new device': firstName =>
    newDeviceMail(club, { firstName, device: null, address: '::1', at: new Date(0), publicUrl }),
  notice: firstName =>
    noticeMail(club, { firstName, title: 'A', body: 'B', link: null, publicUrl }),
  'password changed': firstName => passwordChangedMail(club, { firstName, publicUrl }),
  reset: firstName => resetMail(club, { firstName, url: publicUrl, minutes: 30 }),
  welcome: firstName => welcomeMail(club, { firstName, publicUrl }),
}

describe('a mail', () => {
  it.each(Object.entries(mails))(
    'of the kind %s carries no link or line break in a name',
    (_, write) => {
      const { subject, html, text } = write(hostile)
      for (const part of [subject, html, text]) {
        expect(part).not.toMatch(/evil\.example|https?:\/\/evil|\u202e|Dear member[\r\n]/)
      }
      expect(subject).not.toMatch(/[\r\n]/)
      expect(write('Ọládélé').html).toContain('Ọládélé')
    },
  )
})

describe('a name in a mail', () => {
  it.each([
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['evil.example', 'evil. example'],
    ['O’Connor', 'O’Connor'],
    ['<b>Ada</b>', 'b Ada b'],
    ['12:30', 'member'],
    ['\ud800', 'member'],
    ['', 'member'],
  ])('made of %j is %j', (given, said) => expect(nameInMail(given)).toBe(said))

  it('has an end', () => {
    expect(nameInMail('x'.repeat(5000))).toHaveLength(nameMaximum)
  })
})
