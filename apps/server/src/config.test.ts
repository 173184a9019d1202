import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const live = {
  KINFOLD_MODE: 'live',
  PUBLIC_URL: 'https://club.example/',
  KINFOLD_SECRET: 'q8Zr3mV1xT7pL5kD9wB2nF6hJ0cG4sYe',
  SMTP_URL: 'smtps://name:word@mail.example',
  MAIL_FROM: 'club@club.example',
  TURNSTILE_SECRET: 'a-secret-key',
}

describe('settings', () => {
  it('need none at all to try the product', () => {
    const config = readConfig({}, '/srv/club')
    expect(config).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 4000,
      dataFolder: '/srv/club/.kinfold/data',
      publicUrl: 'http://127.0.0.1:4000',
      mail: { kind: 'sandbox' },
      captcha: { kind: 'sandbox' },
    })
  })

  it('go live with real providers', () => {
    const config = readConfig(live)
    expect(config.publicUrl).toBe('https://club.example')
    expect(config.mail).toEqual({
      kind: 'smtp',
      url: 'smtps://name:word@mail.example',
      from: 'club@club.example',
    })
  })

  it('mean live in production, and the sandbox only by name', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('Set PUBLIC_URL')
    expect(readConfig({ NODE_ENV: 'production', KINFOLD_MODE: 'sandbox' }).mode).toBe('sandbox')
  })

  it.each([
    [{ PORT: 'four' }, 'PORT is "four"; set it to a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ KINFOLD_MODE: 'demo' }, 'KINFOLD_MODE is "demo"; set it to one of sandbox, live.'],
    [{ DATABASE_URL: 'mysql://name:word@host/db' }, 'DATABASE_URL is not an address'],
    [{ CLUB_SUPPORT_EMAIL: 'nobody' }, 'CLUB_SUPPORT_EMAIL is "nobody"'],
    [{ CLUB_BRAND_COLOUR: 'red;}' }, 'CLUB_BRAND_COLOUR is "red;}"'],
    [{ ...live, KINFOLD_SECRET: 'short' }, 'KINFOLD_SECRET is too easy to guess'],
    [{ ...live, KINFOLD_SECRET: 'a'.repeat(64) }, 'KINFOLD_SECRET is too easy to guess'],
    [{ ...live, KINFOLD_SECRET: `${live.KINFOLD_SECRET},x` }, 'may not contain a comma'],
    [{ ...live, SMTP_URL: '' }, 'Set SMTP_URL'],
    [{ ...live, MAIL_PROVIDER: 'sandbox' }, 'MAIL_PROVIDER=sandbox is for trying things out'],
    [{ ...live, CAPTCHA_PROVIDER: 'sandbox' }, 'CAPTCHA_PROVIDER=sandbox is for trying'],
    [{ ...live, TURNSTILE_SECRET: undefined }, 'Set TURNSTILE_SECRET'],
    [{ ...live, BANK_PROVIDER: 'sandbox' }, 'BANK_PROVIDER=sandbox is for trying things out'],
    [{ ...live, BANK_PROVIDER: 'paystack' }, 'Set PAYSTACK_SECRET_KEY'],
    [{ ...live, BVN_PROVIDER: 'dojah' }, 'Set DOJAH_APP_ID'],
    [{ FILE_STORE: 's3' }, 'Set BUCKET_URL'],
    [{ FILE_STORE: 's3', BUCKET_URL: 'https://f.example' }, 'Set BUCKET_ACCESS_KEY_ID'],
  ])('end the start with one sentence: %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('never repeat an address that may carry a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://name:word@host/db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('word') }),
    )
  })
})
