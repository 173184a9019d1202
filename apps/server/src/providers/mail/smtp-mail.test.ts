import { patience } from '@kinfold/test-support/patience'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StandInSmtp, startSmtp } from '#test/stand-ins/stand-in-smtp.ts'
import type { MailProvider } from '../../mail/mail-provider.ts'
import { createSmtpMail } from './smtp-mail.ts'

let server: StandInSmtp
let provider: MailProvider
let impatient: MailProvider
beforeEach(async () => {
  server = await startSmtp()
  const settings = {
    url: server.url,
    from: 'club@club.example',
    club: { name: 'The “Family” Club', supportEmail: 'help@club.example' },
    mark: Buffer.from('a picture'),
  }
  provider = createSmtpMail(settings)
  impatient = createSmtpMail({ ...settings, timeoutMs: patience(1_000) })
})
afterEach(async () => {
  provider.close()
  impatient.close()
  await server[Symbol.asyncDispose]()
})

const mail = {
  id: '7c1f1f0e-0000-4000-8000-000000000001',
  to: 'ada@club.example',
  subject: '₦ and a line\r\nBcc: everyone@club.example',
  html: '<p>Hello</p>',
  text: 'Hello',
  unsubscribeUrl: null,
}

describe('mail over SMTP', () => {
  it('arrives as HTML and plain text, from the club, with a unique id', async () => {
    expect(await provider.send(mail)).toBe('sent')
    const [letter] = server.letters
    expect(letter).toMatchObject({ from: 'club@club.example', to: 'ada@club.example' })
    expect(letter!.source).toContain('multipart/alternative')
    expect(letter!.source).toContain('Reply-To: help@club.example')
    expect(letter!.source).toContain(`Message-ID: <${mail.id}@club.example>`)
    expect(letter!.source).not.toMatch(/^Bcc:/m)
  })

  it('brings the club’s mark along, and only to mails that show it', async () => {
    await provider.send({ ...mail, html: '<img src="cid:mark@club" alt="">' })
    await provider.send(mail)
    const [marked, plain] = server.letters.map(({ source }) => source)
    expect(marked).toContain('multipart/related')
    expect(marked).toContain('Content-ID: <mark@club>')
    expect(marked).toMatch(/^Content-Disposition: inline/m)
    expect(marked).toContain(Buffer.from('a picture').toString('base64'))
    expect(plain).not.toContain('image/png')
  })

  it('offers to turn mails off with one click where that can be done', async () => {
    await provider.send(mail)
    const unsubscribeUrl = 'https://club.example/mail/off/notices/1/abc'
    await provider.send({ ...mail, unsubscribeUrl })
    const [always, optional] = server.letters.map(({ source }) => source.replace(/\r\n /g, ' '))
    expect(always).not.toMatch(/^List-/im)
    expect(optional).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.each([
    'silent',
    'busy greeting',
    'nonsense',
    'recipient later',
    'hang up at data',
    'hang up after data',
    'refuse log-in',
  ] as const)('is retried after: %s', async behaviour => {
    server.behave(behaviour)
    const sending = behaviour === 'silent' ? impatient : provider
    await expect(sending.send(mail)).rejects.toThrow()
    expect(await sending.send(mail)).toBe('sent')
  })

  it.each(['unknown recipient', 'wrong message'] as const)(
    'is rejected after: %s',
    async behaviour => {
      server.behave(behaviour)
      expect(await provider.send(mail)).toBe('rejected')
    },
  )

  it('takes an address as one address', async () => {
    const to = '"a,victim@club.example"@club.example'
    await provider.send({ ...mail, to }).catch(() => undefined)
    expect(server.letters.map(letter => letter.to)).not.toContain('victim@club.example')
  })
})
