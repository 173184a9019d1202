import path from 'node:path'
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

const stripe = {
  ...live,
  DOLLAR_CARD_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}

describe('settings', () => {
  it('are all optional for trying the product', () => {
    const config = readConfig({}, '/srv/club')
    expect(config).toMatchObject({
      mode: 'sandbox',
      host: '127.0.0.1',
      port: 4000,
      dataFolder: '/srv/club/.kinfold/data',
      publicUrl: 'http://localhost:4000',
      mail: { kind: 'sandbox' },
      captcha: { kind: 'sandbox' },
    })
  })

  it('find a club’s logo beside them, or say that it is not there', () => {
    const folder = import.meta.dirname
    const logo = path.join(folder, 'config.test.ts')
    expect(readConfig({ CLUB_LOGO: 'config.test.ts' }, folder).club.logo).toBe(logo)
    expect(() => readConfig({ CLUB_LOGO: 'gone.svg' }, folder)).toThrow(
      `CLUB_LOGO names ${path.join(folder, 'gone.svg')}, which is not there.`,
    )
  })

  it('keep the internal port on this machine, unless told otherwise', () => {
    const open = { HOST: '0.0.0.0', KINFOLD_MODE: 'sandbox' }
    expect(readConfig(open)).toMatchObject({ host: '0.0.0.0', internalHost: '127.0.0.1' })
    expect(readConfig({ ...open, INTERNAL_HOST: '10.0.0.4' }).internalHost).toBe('10.0.0.4')
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

  it('require the serving log-in when the owner’s is given', () => {
    const owner = {
      KINFOLD_MODE: 'sandbox',
      MIGRATION_DATABASE_URL: 'postgres://owner:Correct-horse@db.example/club',
    }
    expect(() => readConfig(owner)).toThrow(
      /^MIGRATION_DATABASE_URL is set and DATABASE_URL is not/,
    )
    const both = { ...owner, DATABASE_URL: 'postgres://app@db.example/club' }
    expect(readConfig(both)).toMatchObject({
      databaseUrl: both.DATABASE_URL,
      migrationDatabaseUrl: both.MIGRATION_DATABASE_URL,
    })
  })

  it('mean live mode in production, and the sandbox only when it is named', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('Set PUBLIC_URL')
    expect(readConfig({ NODE_ENV: 'production', KINFOLD_MODE: 'sandbox' }).mode).toBe('sandbox')
  })

  it.each([
    [{ PORT: 'four' }, 'PORT is "four"; set it to a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ KINFOLD_MODE: 'demo' }, 'KINFOLD_MODE is "demo"; set it to one of sandbox, live.'],
    [{ KINFOLD_MODE: 'sandbox', DATABASE_URL: 'mysql://name:word@host/db' }, 'DATABASE_URL is not'],
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
    [{ ...live, PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER=sandbox is for trying things'],
    [{ ...live, US_CARD_PROVIDER: 'sandbox' }, 'US_CARD_PROVIDER=sandbox is for trying things'],
    [{ ...live, PAYMENT_PROVIDER: 'stripe' }, 'set it to one of sandbox, none, paystack.'],
    [{ ...live, PAYMENT_PROVIDER: 'paystack' }, 'Set PAYSTACK_SECRET_KEY: the secret key of your'],
    [{ ...live, PAYOUT_PROVIDER: 'paystack' }, 'Set PAYSTACK_SECRET_KEY'],
    [{ ...live, DOLLAR_CARD_PROVIDER: 'stripe' }, 'Set STRIPE_SECRET_KEY: the secret key of your'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: ' ' }, 'Set STRIPE_WEBHOOK_SECRET: the signing secret'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'rk_test_x' }, 'STRIPE_SECRET_KEY is a key for tests'],
    [{ ...stripe, STRIPE_URL: 'ftp://x' }, 'STRIPE_URL is not an address the server can use'],
    [{ ...stripe, PUBLIC_URL: '' }, 'Set PUBLIC_URL'],
    [{ ...stripe, KINFOLD_MODE: 'sandbox' }, 'STRIPE_SECRET_KEY is a live key, and a sandbox'],
    [{ ...live, RATE_FEED: 'sandbox' }, 'RATE_FEED=sandbox is for trying things out'],
    [{ ...live, RATE_FEED: 'http' }, 'Set RATE_FEED_URL'],
    [{ ...live, FILE_STORE: 's3' }, 'Set BUCKET_URL'],
    [{ ...live, FILE_STORE: 's3', BUCKET_URL: 'https://f.example' }, 'Set BUCKET_ACCESS_KEY_ID'],
  ])('end the start with one sentence: %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('never repeat an address that may carry a password', () => {
    const environment = { ...live, DATABASE_URL: 'mysql://name:word@host/db' }
    expect(() => readConfig(environment)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('word') }),
    )
  })
})

describe('who takes payments', () => {
  it('is nobody in live mode, and the sandbox in the sandbox', () => {
    const all = (taker: string) => ({
      nairaCard: taker,
      dollarCard: taker,
      usCard: taker,
      transfer: taker,
      payouts: taker,
      paystack: undefined,
      stripe: undefined,
    })
    expect(readConfig(live).payments).toEqual(all('none'))
    expect(readConfig({}).payments).toEqual(all('sandbox'))
    expect(readConfig({ PAYMENT_PROVIDER: 'none' }).payments).toEqual(all('none'))
  })

  it('may differ by gateway and currency, and pays out only where that is asked for', () => {
    const keys = { PAYMENT_PROVIDER: 'paystack', PAYSTACK_SECRET_KEY: 'sk_live_p' }
    expect(readConfig({ ...stripe, ...keys }).payments).toEqual({
      nairaCard: 'paystack',
      dollarCard: 'stripe',
      usCard: 'stripe',
      transfer: 'paystack',
      payouts: 'none',
      paystack: { secretKey: 'sk_live_p', url: 'https://api.paystack.co' },
      stripe: { secretKey: 'sk_live_x', webhookSecret: 'whsec_x', url: 'https://api.stripe.com' },
    })
    const more = {
      US_CARD_PROVIDER: 'none',
      TRANSFER_PROVIDER: 'none',
      PAYOUT_PROVIDER: 'paystack',
    }
    expect(readConfig({ ...stripe, ...keys, ...more }).payments).toMatchObject({
      usCard: 'none',
      transfer: 'none',
      payouts: 'paystack',
    })
  })

  it('is still known by its keys once others take the new ones', () => {
    const { payments } = readConfig({ ...stripe, DOLLAR_CARD_PROVIDER: 'none' })
    expect(payments).toMatchObject({ dollarCard: 'none', stripe: { secretKey: 'sk_live_x' } })
  })
})

describe('a feed of rates', () => {
  it('is named after its host unless it has a name, and is none by default', () => {
    expect(readConfig(live).rates).toEqual({ kind: 'none' })
    expect(readConfig({}).rates).toEqual({ kind: 'none' })
    const feed = { ...live, RATE_FEED: 'http', RATE_FEED_URL: 'https://rates.example/usd' }
    expect(readConfig(feed).rates).toMatchObject({ kind: 'http', name: 'rates.example' })
    const named = readConfig({ ...feed, RATE_FEED_NAME: 'Central bank', RATE_FEED_KEY: 'k' })
    expect(named.rates).toMatchObject({ name: 'Central bank', key: 'k' })
  })

  it('leaves rates to grow old after a week, in the sandbox too', () => {
    for (const environment of [live, {}]) expect(readConfig(environment).rateStaleDays).toBe(7)
  })
})

describe('the demo club’s day', () => {
  it('is a day of the calendar, and only in the sandbox', () => {
    expect(readConfig({}).demoDay).toBeUndefined()
    expect(readConfig({ KINFOLD_DEMO_DAY: '2026-06-03' }).demoDay).toBe('2026-06-03')
    for (const wrong of ['2026-02-30', '3 June 2026', 'today']) {
      expect(() => readConfig({ KINFOLD_DEMO_DAY: wrong })).toThrow('set it to a day')
    }
    expect(() => readConfig({ ...live, KINFOLD_DEMO_DAY: '2026-06-03' })).toThrow('for the sandbox')
  })

  it('serves a Storybook in the sandbox, where one was built', () => {
    expect(readConfig({}).storybookFolder).toBeUndefined()
    const built = () => readConfig({ STORYBOOK_DIR: 'nowhere' })
    expect(built).toThrow('where no Storybook is; build it with `npm run storybook build`.')
    expect(() => readConfig({ ...live, STORYBOOK_DIR: 'nowhere' })).toThrow('for the sandbox')
  })
})

describe('the mode', () => {
  it.each([
    { DATABASE_URL: 'postgres://127.0.0.1/kinfold' },
    { MIGRATION_DATABASE_URL: 'postgres://127.0.0.1/kinfold' },
    { SMTP_URL: 'smtps://name:word@mail.example' },
    { MAIL_PROVIDER: 'smtp' },
    { CAPTCHA_PROVIDER: 'turnstile' },
    { TURNSTILE_SECRET: 'a-secret-key' },
    { BANK_PROVIDER: 'paystack' },
    { PAYSTACK_SECRET_KEY: 'sk' },
    { BVN_PROVIDER: 'dojah' },
    { DOJAH_SECRET_KEY: 'sk' },
    { PAYMENT_PROVIDER: 'paystack' },
    { DOLLAR_CARD_PROVIDER: 'stripe' },
    { US_CARD_PROVIDER: 'stripe' },
    { TRANSFER_PROVIDER: 'paystack' },
    { PAYOUT_PROVIDER: 'paystack' },
    { STRIPE_SECRET_KEY: 'sk' },
    { RATE_FEED: 'http' },
    { RATE_FEED_URL: 'https://rates.example' },
    { FILE_STORE: 's3' },
    { BUCKET_URL: 'https://files.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://club.example' },
  ])('has to be named beside %o, whatever NODE_ENV is', environment => {
    const [name = ''] = Object.keys(environment)
    for (const NODE_ENV of ['', 'prod', 'Production', 'production']) {
      expect(() => readConfig({ ...environment, NODE_ENV })).toThrow(
        new RegExp(`^${name}.* is set, so set KINFOLD_MODE too: live`),
      )
    }
  })

  it.each([
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:4000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
    { HOST: '127.0.0.2', MAIL_PROVIDER: 'sandbox', BANK_PROVIDER: 'none', FILE_STORE: 'local' },
    { PORT: '80', KINFOLD_SECRET: 'x' },
  ])('is the sandbox for what stays on this machine: %o', environment => {
    expect(readConfig(environment).mode).toBe('sandbox')
  })

  it('may be the sandbox on a network once it is asked for by name', () => {
    expect(readConfig({ KINFOLD_MODE: 'sandbox', HOST: '0.0.0.0' }).mode).toBe('sandbox')
  })
})

describe('live mode', () => {
  const environment = (more: Record<string, string>) => ({ ...live, ...more })

  it.each(['http://club.example', 'http://10.0.0.7', 'http://127.0.0.1.club.example'])(
    'is refused at %s, where passwords would travel unencrypted',
    PUBLIC_URL => {
      expect(() => readConfig(environment({ PUBLIC_URL }))).toThrow('set it to an https:// address')
    },
  )

  it.each(['http://127.0.0.1:4000', 'http://localhost', 'http://[::1]:4000'])(
    'can be tried on one’s own machine at %s',
    PUBLIC_URL => {
      expect(readConfig(environment({ PUBLIC_URL })).publicUrl).toBe(PUBLIC_URL)
    },
  )

  it.each([
    'postgres://kinfold:word@db.example/kinfold',
    'postgres://kinfold:word@10.0.0.5:5432/kinfold?sslmode=disable',
    'postgres://kinfold:word@db.example/kinfold?sslmode=prefer',
    'postgres://kinfold:word@db.example/kinfold?sslmode=no-verify',
    'postgres://kinfold:word@127.0.0.1/kinfold?host=db.example',
    'postgres://kinfold:word@db.example/kinfold?sslmode=require&sslmode=disable',
  ])('reaches no PostgreSQL over a network without TLS: %s', DATABASE_URL => {
    const read = () => readConfig(environment({ DATABASE_URL }))
    expect(read).toThrow('DATABASE_URL connects over a network without TLS')
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('word@') }))
    expect(readConfig(environment({ KINFOLD_MODE: 'sandbox', DATABASE_URL })).databaseUrl).toBe(
      DATABASE_URL,
    )
  })

  it.each([
    'postgres://kinfold:word@db.example/kinfold?sslmode=require',
    'postgres://kinfold:word@db.example/kinfold?sslmode=verify-full',
    'postgres://kinfold:word@127.0.0.1/kinfold',
    'postgres://kinfold:word@localhost/kinfold',
    'postgres://kinfold:word@[::1]/kinfold',
    'postgres:///kinfold?host=/var/run/postgresql',
    'postgres://kinfold@%2Fvar%2Frun%2Fpostgresql/kinfold',
  ])('reaches PostgreSQL on this machine or with TLS: %s', DATABASE_URL => {
    expect(readConfig(environment({ DATABASE_URL })).databaseUrl).toBe(DATABASE_URL)
  })
})
